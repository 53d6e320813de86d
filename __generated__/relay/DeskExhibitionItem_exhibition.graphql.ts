/**
 * @generated SignedSource<<f997618f9730ee1aa21d681a402fd0a0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ExhibitionState = "DRAFT" | "PUBLISHED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type DeskExhibitionItem_exhibition$data = {
  readonly blockCount: number;
  readonly id: string;
  readonly language: string;
  readonly picture: {
    readonly " $fragmentSpreads": FragmentRefs<"takenViewInHand_view">;
  } | null | undefined;
  readonly publishAt: string | null | undefined;
  readonly publishedAt: string | null | undefined;
  readonly state: ExhibitionState;
  readonly title: string;
  readonly updatedAt: string;
  readonly " $fragmentType": "DeskExhibitionItem_exhibition";
};
export type DeskExhibitionItem_exhibition$key = {
  readonly " $data"?: DeskExhibitionItem_exhibition$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeskExhibitionItem_exhibition">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "title"
},
v1 = {
  "kind": "ScalarField",
  "name": "width"
},
v2 = {
  "kind": "ScalarField",
  "name": "height"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DeskExhibitionItem_exhibition",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    (v0/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "language"
    },
    {
      "kind": "ScalarField",
      "name": "state"
    },
    {
      "kind": "ScalarField",
      "name": "publishAt"
    },
    {
      "kind": "ScalarField",
      "name": "publishedAt"
    },
    {
      "kind": "ScalarField",
      "name": "updatedAt"
    },
    {
      "kind": "ScalarField",
      "name": "blockCount"
    },
    {
      "concreteType": "TakenView",
      "kind": "LinkedField",
      "name": "picture",
      "plural": false,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "takenViewInHand_view",
          "selections": [
            {
              "kind": "ScalarField",
              "name": "workId"
            },
            {
              "kind": "ScalarField",
              "name": "imageId"
            },
            {
              "kind": "ScalarField",
              "name": "place"
            },
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            {
              "kind": "ScalarField",
              "name": "frame"
            },
            {
              "kind": "ScalarField",
              "name": "isDoubtful"
            },
            {
              "concreteType": "Work",
              "kind": "LinkedField",
              "name": "work",
              "plural": false,
              "selections": [
                (v0/*:: as any*/)
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
                (v1/*:: as any*/),
                (v2/*:: as any*/)
              ]
            }
          ],
          "argumentDefinitions": []
        }
      ]
    }
  ],
  "type": "Exhibition"
};
})();

(node as any).hash = "66c5cacfdf4ae7dc80cc66e8b4fe8b75";

export default node;
