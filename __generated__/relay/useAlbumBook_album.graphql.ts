/**
 * @generated SignedSource<<c23a0729a26ecde3614a54f27ac82578>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useAlbumBook_album$data = {
  readonly entries: {
    readonly change: number;
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"albumEntry_entry">;
      };
    }>;
    readonly pageInfo: {
      readonly hasNextPage: boolean;
    };
  };
  readonly id: string;
  readonly " $fragmentType": "useAlbumBook_album";
};
export type useAlbumBook_album$key = {
  readonly " $data"?: useAlbumBook_album$data;
  readonly " $fragmentSpreads": FragmentRefs<"useAlbumBook_album">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
},
v1 = {
  "kind": "ScalarField",
  "name": "name"
},
v2 = {
  "kind": "ScalarField",
  "name": "width"
},
v3 = {
  "kind": "ScalarField",
  "name": "height"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useAlbumBook_album",
  "selections": [
    (v0/*:: as any*/),
    {
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "AlbumEntryConnection",
      "kind": "LinkedField",
      "name": "entries",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "change"
        },
        {
          "concreteType": "AlbumEntryEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "concreteType": "AlbumEntry",
              "kind": "LinkedField",
              "name": "node",
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
                        (v1/*:: as any*/)
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
                        {
                          "kind": "ScalarField",
                          "name": "title"
                        },
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
                            (v1/*:: as any*/)
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
                        (v2/*:: as any*/),
                        (v3/*:: as any*/),
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
                        (v2/*:: as any*/),
                        (v3/*:: as any*/)
                      ]
                    }
                  ],
                  "argumentDefinitions": []
                }
              ]
            }
          ]
        },
        {
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "hasNextPage"
            }
          ]
        }
      ],
      "storageKey": "entries(first:100)"
    }
  ],
  "type": "Album"
};
})();

(node as any).hash = "5b213adafe4b6eaafeab5e1cd03a7ee9";

export default node;
