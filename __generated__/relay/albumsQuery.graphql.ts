/**
 * @generated SignedSource<<a3371f347171c735dba1d2a29859fa00>>
 * @relayHash d5add603f73b753cd05b52bc70a468f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 13bcfa3db65919503417992368bf6939cc855eca4de2fc038c09554a60e49ac9

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type albumsQuery$variables = Record<PropertyKey, never>;
export type albumsQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"AlbumsPage_viewer">;
  } | null | undefined;
};
export type albumsQuery = {
  response: albumsQuery$data;
  variables: albumsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 24
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "id"
},
v2 = {
  "kind": "ScalarField",
  "name": "title"
},
v3 = {
  "kind": "ScalarField",
  "name": "service"
},
v4 = {
  "kind": "ScalarField",
  "name": "width"
},
v5 = {
  "kind": "ScalarField",
  "name": "height"
},
v6 = {
  "kind": "ScalarField",
  "name": "placeholder"
},
v7 = {
  "kind": "ScalarField",
  "name": "derivativeWidths"
},
v8 = {
  "kind": "ScalarField",
  "name": "name"
},
v9 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v10 = {
  "kind": "ScalarField",
  "name": "cursor"
},
v11 = {
  "concreteType": "AlbumEdge",
  "kind": "LinkedField",
  "name": "edges",
  "plural": true,
  "selections": [
    {
      "concreteType": "Album",
      "kind": "LinkedField",
      "name": "node",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "concreteType": "AlbumEntry",
          "kind": "LinkedField",
          "name": "cover",
          "plural": false,
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
                (v3/*:: as any*/),
                (v4/*:: as any*/),
                (v5/*:: as any*/),
                (v6/*:: as any*/),
                (v7/*:: as any*/),
                (v1/*:: as any*/)
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
                (v4/*:: as any*/),
                (v5/*:: as any*/)
              ]
            },
            (v1/*:: as any*/)
          ]
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
            (v8/*:: as any*/),
            (v1/*:: as any*/)
          ]
        },
        (v9/*:: as any*/)
      ]
    },
    (v10/*:: as any*/)
  ]
},
v12 = {
  "concreteType": "PageInfo",
  "kind": "LinkedField",
  "name": "pageInfo",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "endCursor"
    },
    {
      "kind": "ScalarField",
      "name": "hasNextPage"
    }
  ]
},
v13 = {
  "kind": "ClientExtension",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "__id"
    }
  ]
},
v14 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 36
  }
],
v15 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "albumsQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "AlbumsPage_viewer"
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "albumsQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "args": (v0/*:: as any*/),
            "concreteType": "AlbumConnection",
            "kind": "LinkedField",
            "name": "albums",
            "plural": false,
            "selections": [
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/)
            ],
            "storageKey": "albums(first:24)"
          },
          {
            "args": (v0/*:: as any*/),
            "filters": [],
            "handle": "connection",
            "key": "OwnAlbums_viewer_albums",
            "kind": "LinkedHandle",
            "name": "albums"
          },
          {
            "args": (v0/*:: as any*/),
            "concreteType": "AlbumConnection",
            "kind": "LinkedField",
            "name": "sharedAlbums",
            "plural": false,
            "selections": [
              (v11/*:: as any*/),
              (v12/*:: as any*/)
            ],
            "storageKey": "sharedAlbums(first:24)"
          },
          {
            "args": (v0/*:: as any*/),
            "filters": [],
            "handle": "connection",
            "key": "SharedAlbums_viewer_sharedAlbums",
            "kind": "LinkedHandle",
            "name": "sharedAlbums"
          },
          {
            "kind": "ScalarField",
            "name": "favouriteWorkIds"
          },
          {
            "args": (v14/*:: as any*/),
            "concreteType": "WorkConnection",
            "kind": "LinkedField",
            "name": "favourites",
            "plural": false,
            "selections": [
              {
                "concreteType": "WorkEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "concreteType": "Work",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v1/*:: as any*/),
                      {
                        "concreteType": "Image",
                        "kind": "LinkedField",
                        "name": "primaryImage",
                        "plural": false,
                        "selections": [
                          (v4/*:: as any*/),
                          (v5/*:: as any*/),
                          (v1/*:: as any*/),
                          (v3/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "alt"
                          },
                          (v6/*:: as any*/),
                          (v7/*:: as any*/)
                        ]
                      },
                      (v2/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "recordLanguage"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "slug"
                      },
                      {
                        "concreteType": "Creator",
                        "kind": "LinkedField",
                        "name": "creators",
                        "plural": true,
                        "selections": [
                          (v8/*:: as any*/)
                        ]
                      },
                      {
                        "kind": "ScalarField",
                        "name": "date"
                      },
                      (v9/*:: as any*/)
                    ]
                  },
                  (v10/*:: as any*/)
                ]
              },
              (v12/*:: as any*/),
              (v13/*:: as any*/)
            ],
            "storageKey": "favourites(first:36)"
          },
          {
            "args": (v14/*:: as any*/),
            "filters": [],
            "handle": "connection",
            "key": "FavouritesPage_viewer_favourites",
            "kind": "LinkedHandle",
            "name": "favourites"
          },
          {
            "args": (v15/*:: as any*/),
            "concreteType": "SavedSearchConnection",
            "kind": "LinkedField",
            "name": "savedSearches",
            "plural": false,
            "selections": [
              {
                "concreteType": "SavedSearchEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "concreteType": "SavedSearch",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v1/*:: as any*/),
                      (v8/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "seen"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "search"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "order"
                      },
                      {
                        "concreteType": "SavedFilter",
                        "kind": "LinkedField",
                        "name": "filter",
                        "plural": false,
                        "selections": [
                          {
                            "kind": "ScalarField",
                            "name": "types"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "creators"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "subjects"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "places"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "techniques"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "rights"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "hasImage"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "yearFrom"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "yearTo"
                          }
                        ]
                      },
                      {
                        "kind": "ScalarField",
                        "name": "newCount"
                      },
                      (v9/*:: as any*/)
                    ]
                  },
                  (v10/*:: as any*/)
                ]
              },
              (v12/*:: as any*/),
              (v13/*:: as any*/)
            ],
            "storageKey": "savedSearches(first:100)"
          },
          {
            "args": (v15/*:: as any*/),
            "filters": [],
            "handle": "connection",
            "key": "SavedSearches_viewer_savedSearches",
            "kind": "LinkedHandle",
            "name": "savedSearches"
          },
          (v1/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "13bcfa3db65919503417992368bf6939cc855eca4de2fc038c09554a60e49ac9",
    "metadata": {},
    "name": "albumsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0ef80da133ea08cd8e6e480237c99bb5";

export default node;
