/**
 * @generated SignedSource<<18bb606fb2e70aa0a77e4cb190d389f4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { RichText } from "../../src/text/rich-text";
import { FragmentRefs } from "relay-runtime";
export type ExhibitionHead_exhibition$data = {
  readonly introduction: RichText;
  readonly language: string;
  readonly picture: {
    readonly cuts: ReadonlyArray<{
      readonly address: string;
      readonly height: number;
      readonly width: number;
    }>;
    readonly image: {
      readonly alt: string | null | undefined;
    } | null | undefined;
    readonly work: {
      readonly title: string;
    } | null | undefined;
  } | null | undefined;
  readonly publishedAt: string | null | undefined;
  readonly slug: string;
  readonly title: string;
  readonly translations: ReadonlyArray<{
    readonly language: string;
    readonly slug: string;
  }>;
  readonly updatedAt: string;
  readonly " $fragmentType": "ExhibitionHead_exhibition";
};
export type ExhibitionHead_exhibition$key = {
  readonly " $data"?: ExhibitionHead_exhibition$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExhibitionHead_exhibition">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "slug"
},
v1 = {
  "kind": "ScalarField",
  "name": "title"
},
v2 = {
  "kind": "ScalarField",
  "name": "language"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ExhibitionHead_exhibition",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "introduction"
    },
    (v2/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "publishedAt"
    },
    {
      "kind": "ScalarField",
      "name": "updatedAt"
    },
    {
      "concreteType": "Exhibition",
      "kind": "LinkedField",
      "name": "translations",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v2/*:: as any*/)
      ]
    },
    {
      "concreteType": "TakenView",
      "kind": "LinkedField",
      "name": "picture",
      "plural": false,
      "selections": [
        {
          "concreteType": "Work",
          "kind": "LinkedField",
          "name": "work",
          "plural": false,
          "selections": [
            (v1/*:: as any*/)
          ]
        },
        {
          "concreteType": "Image",
          "kind": "LinkedField",
          "name": "image",
          "plural": false,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "alt"
            }
          ]
        },
        {
          "concreteType": "ImageCut",
          "kind": "LinkedField",
          "name": "cuts",
          "plural": true,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "address"
            },
            {
              "kind": "ScalarField",
              "name": "width"
            },
            {
              "kind": "ScalarField",
              "name": "height"
            }
          ]
        }
      ]
    }
  ],
  "type": "Exhibition"
};
})();

(node as any).hash = "4261e39e9bb71dc1f70e466c03389e61";

export default node;
