/**
 * @generated SignedSource<<e1447a8835d0f01d0e2ab467d313f210>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AlbumVisibility = "LINK" | "PRIVATE" | "PUBLIC" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type AlbumCard_album$data = {
  readonly cover: {
    readonly " $fragmentSpreads": FragmentRefs<"albumCover_entry">;
  } | null | undefined;
  readonly entryCount: number;
  readonly id: string;
  readonly owner: {
    readonly name: string | null | undefined;
  };
  readonly title: string;
  readonly visibility: AlbumVisibility;
  readonly " $fragmentType": "AlbumCard_album";
};
export type AlbumCard_album$key = {
  readonly " $data"?: AlbumCard_album$data;
  readonly " $fragmentSpreads": FragmentRefs<"AlbumCard_album">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "width"
},
v1 = {
  "kind": "ScalarField",
  "name": "height"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AlbumCard_album",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "kind": "ScalarField",
      "name": "visibility"
    },
    {
      "kind": "ScalarField",
      "name": "entryCount"
    },
    {
      "concreteType": "Member",
      "kind": "LinkedField",
      "name": "owner",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "name"
        }
      ]
    },
    {
      "concreteType": "AlbumEntry",
      "kind": "LinkedField",
      "name": "cover",
      "plural": false,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "albumCover_entry",
          "selections": [
            {
              "kind": "ScalarField",
              "name": "view"
            },
            {
              "concreteType": "Image",
              "kind": "LinkedField",
              "name": "image",
              "plural": false,
              "selections": [
                {
                  "kind": "ScalarField",
                  "name": "service"
                },
                (v0/*:: as any*/),
                (v1/*:: as any*/),
                {
                  "kind": "ScalarField",
                  "name": "placeholder"
                },
                {
                  "kind": "ScalarField",
                  "name": "derivativeWidths"
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
                (v0/*:: as any*/),
                (v1/*:: as any*/)
              ]
            }
          ],
          "argumentDefinitions": []
        }
      ]
    }
  ],
  "type": "Album"
};
})();

(node as any).hash = "d4e27961b65dd5db694c05fa0d15e4f8";

export default node;
