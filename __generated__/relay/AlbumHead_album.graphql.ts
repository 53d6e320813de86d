/**
 * @generated SignedSource<<c49e6cfe30dd9883e9c3283f65218f78>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AlbumVisibility = "LINK" | "PRIVATE" | "PUBLIC" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type AlbumHead_album$data = {
  readonly cover: {
    readonly " $fragmentSpreads": FragmentRefs<"albumEntry_entry">;
  } | null | undefined;
  readonly description: string | null | undefined;
  readonly entryCount: number;
  readonly id: string;
  readonly title: string;
  readonly visibility: AlbumVisibility;
  readonly " $fragmentType": "AlbumHead_album";
};
export type AlbumHead_album$key = {
  readonly " $data"?: AlbumHead_album$data;
  readonly " $fragmentSpreads": FragmentRefs<"AlbumHead_album">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
},
v1 = {
  "kind": "ScalarField",
  "name": "title"
},
v2 = {
  "kind": "ScalarField",
  "name": "name"
},
v3 = {
  "kind": "ScalarField",
  "name": "width"
},
v4 = {
  "kind": "ScalarField",
  "name": "height"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AlbumHead_album",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "description"
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
      "concreteType": "AlbumEntry",
      "kind": "LinkedField",
      "name": "cover",
      "plural": false,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "albumEntry_entry",
          "selections": [
            (v0/*:: as any*/),
            {
              "kind": "ScalarField",
              "name": "position"
            },
            {
              "kind": "ScalarField",
              "name": "view"
            },
            {
              "kind": "ScalarField",
              "name": "path"
            },
            {
              "kind": "ScalarField",
              "name": "caption"
            },
            {
              "kind": "ScalarField",
              "name": "version"
            },
            {
              "concreteType": "Member",
              "kind": "LinkedField",
              "name": "addedBy",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                (v2/*:: as any*/)
              ]
            },
            {
              "concreteType": "Work",
              "kind": "LinkedField",
              "name": "work",
              "plural": false,
              "selections": [
                {
                  "kind": "ScalarField",
                  "name": "slug"
                },
                (v1/*:: as any*/),
                {
                  "kind": "ScalarField",
                  "name": "recordLanguage"
                },
                {
                  "concreteType": "Creator",
                  "kind": "LinkedField",
                  "name": "creators",
                  "plural": true,
                  "selections": [
                    (v2/*:: as any*/)
                  ]
                },
                {
                  "kind": "ScalarField",
                  "name": "date"
                }
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
                  "name": "service"
                },
                (v3/*:: as any*/),
                (v4/*:: as any*/),
                {
                  "kind": "ScalarField",
                  "name": "alt"
                },
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
                (v3/*:: as any*/),
                (v4/*:: as any*/)
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

(node as any).hash = "fa35e8156198ab65cb3c024b889f5846";

export default node;
