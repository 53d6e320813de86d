/**
 * @generated SignedSource<<8f2599772c7522f8264134250dd06675>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
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
          "alias": null,
          "args": null,
          "concreteType": "Image",
          "kind": "LinkedField",
          "name": "primaryImage",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "service",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "width",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "height",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "alt",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "highlights(first:5)"
    }
  ],
  "type": "Site",
  "abstractKey": null
};
})();

(node as any).hash = "ab74dde06feab0fa30439dfe15832da9";

export default node;
