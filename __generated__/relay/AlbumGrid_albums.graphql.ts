/**
 * @generated SignedSource<<d049ad5bbf9523bf51d8bed28dabe9ef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AlbumGrid_albums$data = ReadonlyArray<{
  readonly cover: {
    readonly " $fragmentSpreads": FragmentRefs<"albumCover_entry">;
  } | null | undefined;
  readonly id: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"AlbumCard_album">;
  readonly " $fragmentType": "AlbumGrid_albums";
}>;
export type AlbumGrid_albums$key = ReadonlyArray<{
  readonly " $data"?: AlbumGrid_albums$data;
  readonly " $fragmentSpreads": FragmentRefs<"AlbumGrid_albums">;
}>;

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
    "plural": true
  },
  "name": "AlbumGrid_albums",
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
    },
    {
      "kind": "FragmentSpread",
      "name": "AlbumCard_album"
    }
  ],
  "type": "Album"
};
})();

(node as any).hash = "f1876ee9e6c8038c6b8bf2cdb9a8f291";

export default node;
