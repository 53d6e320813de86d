/**
 * @generated SignedSource<<75de8aa64a86fc2d9f5acca7003bfbc7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type HomeHead_site$data = {
  readonly description: string;
  readonly highlights: ReadonlyArray<{
    readonly primaryImage: {
      readonly alt: string | null | undefined;
      readonly height: number;
      readonly service: string;
      readonly width: number;
    } | null | undefined;
    readonly title: string;
  }>;
  readonly title: string;
  readonly " $fragmentType": "HomeHead_site";
};
export type HomeHead_site$key = {
  readonly " $data"?: HomeHead_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeHead_site">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "title"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "HomeHead_site",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "description"
    },
    {
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 5
        }
      ],
      "concreteType": "Work",
      "kind": "LinkedField",
      "name": "highlights",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "concreteType": "Image",
          "kind": "LinkedField",
          "name": "primaryImage",
          "plural": false,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "service"
            },
            {
              "kind": "ScalarField",
              "name": "width"
            },
            {
              "kind": "ScalarField",
              "name": "height"
            },
            {
              "kind": "ScalarField",
              "name": "alt"
            }
          ]
        }
      ],
      "storageKey": "highlights(first:5)"
    }
  ],
  "type": "Site"
};
})();

(node as any).hash = "ab74dde06feab0fa30439dfe15832da9";

export default node;
