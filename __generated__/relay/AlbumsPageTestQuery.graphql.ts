/**
 * @generated SignedSource<<3c953d97c6fd4ef140d9125cd1be257f>>
 * @relayHash 26e5d7be743df29bc12da69a8b6cbbe1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 36101f34de05b0875f81b206520c22addaeb373c4b8d9f6f14e9b5092876e0eb

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AlbumsPageTestQuery$variables = Record<PropertyKey, never>;
export type AlbumsPageTestQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"AlbumsPage_viewer">;
  } | null | undefined;
};
export type AlbumsPageTestQuery = {
  response: AlbumsPageTestQuery$data;
  variables: AlbumsPageTestQuery$variables;
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
],
v16 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "AlbumConnection"
},
v17 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v18 = {
  "enumValues": null,
  "nullable": true,
  "plural": true,
  "type": "AlbumEdge"
},
v19 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v20 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Album"
},
v21 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "AlbumEntry"
},
v22 = {
  "enumValues": null,
  "nullable": true,
  "plural": true,
  "type": "ImageCut"
},
v23 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v24 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Image"
},
v25 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "Int"
},
v26 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v27 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Int"
},
v28 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Member"
},
v29 = {
  "enumValues": [
    "PRIVATE",
    "LINK",
    "PUBLIC"
  ],
  "nullable": false,
  "plural": false,
  "type": "AlbumVisibility"
},
v30 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "PageInfo"
},
v31 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Boolean"
},
v32 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "String"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "AlbumsPageTestQuery",
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
    "name": "AlbumsPageTestQuery",
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
    "id": "36101f34de05b0875f81b206520c22addaeb373c4b8d9f6f14e9b5092876e0eb",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "viewer": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Viewer"
        },
        "viewer.albums": (v16/*:: as any*/),
        "viewer.albums.__id": (v17/*:: as any*/),
        "viewer.albums.edges": (v18/*:: as any*/),
        "viewer.albums.edges.cursor": (v19/*:: as any*/),
        "viewer.albums.edges.node": (v20/*:: as any*/),
        "viewer.albums.edges.node.__typename": (v19/*:: as any*/),
        "viewer.albums.edges.node.cover": (v21/*:: as any*/),
        "viewer.albums.edges.node.cover.cuts": (v22/*:: as any*/),
        "viewer.albums.edges.node.cover.cuts.address": (v19/*:: as any*/),
        "viewer.albums.edges.node.cover.cuts.height": (v23/*:: as any*/),
        "viewer.albums.edges.node.cover.cuts.width": (v23/*:: as any*/),
        "viewer.albums.edges.node.cover.id": (v17/*:: as any*/),
        "viewer.albums.edges.node.cover.image": (v24/*:: as any*/),
        "viewer.albums.edges.node.cover.image.derivativeWidths": (v25/*:: as any*/),
        "viewer.albums.edges.node.cover.image.height": (v23/*:: as any*/),
        "viewer.albums.edges.node.cover.image.id": (v17/*:: as any*/),
        "viewer.albums.edges.node.cover.image.placeholder": (v19/*:: as any*/),
        "viewer.albums.edges.node.cover.image.service": (v19/*:: as any*/),
        "viewer.albums.edges.node.cover.image.width": (v23/*:: as any*/),
        "viewer.albums.edges.node.cover.view": (v26/*:: as any*/),
        "viewer.albums.edges.node.entryCount": (v27/*:: as any*/),
        "viewer.albums.edges.node.id": (v17/*:: as any*/),
        "viewer.albums.edges.node.owner": (v28/*:: as any*/),
        "viewer.albums.edges.node.owner.id": (v17/*:: as any*/),
        "viewer.albums.edges.node.owner.name": (v26/*:: as any*/),
        "viewer.albums.edges.node.title": (v19/*:: as any*/),
        "viewer.albums.edges.node.visibility": (v29/*:: as any*/),
        "viewer.albums.pageInfo": (v30/*:: as any*/),
        "viewer.albums.pageInfo.endCursor": (v26/*:: as any*/),
        "viewer.albums.pageInfo.hasNextPage": (v31/*:: as any*/),
        "viewer.favouriteWorkIds": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "ID"
        },
        "viewer.favourites": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "WorkConnection"
        },
        "viewer.favourites.__id": (v17/*:: as any*/),
        "viewer.favourites.edges": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "WorkEdge"
        },
        "viewer.favourites.edges.cursor": (v19/*:: as any*/),
        "viewer.favourites.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Work"
        },
        "viewer.favourites.edges.node.__typename": (v19/*:: as any*/),
        "viewer.favourites.edges.node.creators": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Creator"
        },
        "viewer.favourites.edges.node.creators.name": (v19/*:: as any*/),
        "viewer.favourites.edges.node.date": (v26/*:: as any*/),
        "viewer.favourites.edges.node.id": (v17/*:: as any*/),
        "viewer.favourites.edges.node.primaryImage": (v24/*:: as any*/),
        "viewer.favourites.edges.node.primaryImage.alt": (v26/*:: as any*/),
        "viewer.favourites.edges.node.primaryImage.derivativeWidths": (v25/*:: as any*/),
        "viewer.favourites.edges.node.primaryImage.height": (v23/*:: as any*/),
        "viewer.favourites.edges.node.primaryImage.id": (v17/*:: as any*/),
        "viewer.favourites.edges.node.primaryImage.placeholder": (v19/*:: as any*/),
        "viewer.favourites.edges.node.primaryImage.service": (v19/*:: as any*/),
        "viewer.favourites.edges.node.primaryImage.width": (v23/*:: as any*/),
        "viewer.favourites.edges.node.recordLanguage": (v26/*:: as any*/),
        "viewer.favourites.edges.node.slug": (v19/*:: as any*/),
        "viewer.favourites.edges.node.title": (v19/*:: as any*/),
        "viewer.favourites.pageInfo": (v30/*:: as any*/),
        "viewer.favourites.pageInfo.endCursor": (v26/*:: as any*/),
        "viewer.favourites.pageInfo.hasNextPage": (v31/*:: as any*/),
        "viewer.id": (v17/*:: as any*/),
        "viewer.savedSearches": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "SavedSearchConnection"
        },
        "viewer.savedSearches.__id": (v17/*:: as any*/),
        "viewer.savedSearches.edges": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "SavedSearchEdge"
        },
        "viewer.savedSearches.edges.cursor": (v19/*:: as any*/),
        "viewer.savedSearches.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "SavedSearch"
        },
        "viewer.savedSearches.edges.node.__typename": (v19/*:: as any*/),
        "viewer.savedSearches.edges.node.filter": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "SavedFilter"
        },
        "viewer.savedSearches.edges.node.filter.creators": (v32/*:: as any*/),
        "viewer.savedSearches.edges.node.filter.hasImage": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Boolean"
        },
        "viewer.savedSearches.edges.node.filter.places": (v32/*:: as any*/),
        "viewer.savedSearches.edges.node.filter.rights": (v32/*:: as any*/),
        "viewer.savedSearches.edges.node.filter.subjects": (v32/*:: as any*/),
        "viewer.savedSearches.edges.node.filter.techniques": (v32/*:: as any*/),
        "viewer.savedSearches.edges.node.filter.types": (v32/*:: as any*/),
        "viewer.savedSearches.edges.node.filter.yearFrom": (v27/*:: as any*/),
        "viewer.savedSearches.edges.node.filter.yearTo": (v27/*:: as any*/),
        "viewer.savedSearches.edges.node.id": (v17/*:: as any*/),
        "viewer.savedSearches.edges.node.name": (v19/*:: as any*/),
        "viewer.savedSearches.edges.node.newCount": (v27/*:: as any*/),
        "viewer.savedSearches.edges.node.order": {
          "enumValues": [
            "RELEVANCE",
            "NEWEST",
            "TITLE",
            "CREATOR",
            "YEAR_ASC",
            "YEAR_DESC",
            "IDENTIFIER",
            "RANDOM"
          ],
          "nullable": true,
          "plural": false,
          "type": "WorkOrder"
        },
        "viewer.savedSearches.edges.node.search": (v26/*:: as any*/),
        "viewer.savedSearches.edges.node.seen": (v26/*:: as any*/),
        "viewer.savedSearches.pageInfo": (v30/*:: as any*/),
        "viewer.savedSearches.pageInfo.endCursor": (v26/*:: as any*/),
        "viewer.savedSearches.pageInfo.hasNextPage": (v31/*:: as any*/),
        "viewer.sharedAlbums": (v16/*:: as any*/),
        "viewer.sharedAlbums.edges": (v18/*:: as any*/),
        "viewer.sharedAlbums.edges.cursor": (v19/*:: as any*/),
        "viewer.sharedAlbums.edges.node": (v20/*:: as any*/),
        "viewer.sharedAlbums.edges.node.__typename": (v19/*:: as any*/),
        "viewer.sharedAlbums.edges.node.cover": (v21/*:: as any*/),
        "viewer.sharedAlbums.edges.node.cover.cuts": (v22/*:: as any*/),
        "viewer.sharedAlbums.edges.node.cover.cuts.address": (v19/*:: as any*/),
        "viewer.sharedAlbums.edges.node.cover.cuts.height": (v23/*:: as any*/),
        "viewer.sharedAlbums.edges.node.cover.cuts.width": (v23/*:: as any*/),
        "viewer.sharedAlbums.edges.node.cover.id": (v17/*:: as any*/),
        "viewer.sharedAlbums.edges.node.cover.image": (v24/*:: as any*/),
        "viewer.sharedAlbums.edges.node.cover.image.derivativeWidths": (v25/*:: as any*/),
        "viewer.sharedAlbums.edges.node.cover.image.height": (v23/*:: as any*/),
        "viewer.sharedAlbums.edges.node.cover.image.id": (v17/*:: as any*/),
        "viewer.sharedAlbums.edges.node.cover.image.placeholder": (v19/*:: as any*/),
        "viewer.sharedAlbums.edges.node.cover.image.service": (v19/*:: as any*/),
        "viewer.sharedAlbums.edges.node.cover.image.width": (v23/*:: as any*/),
        "viewer.sharedAlbums.edges.node.cover.view": (v26/*:: as any*/),
        "viewer.sharedAlbums.edges.node.entryCount": (v27/*:: as any*/),
        "viewer.sharedAlbums.edges.node.id": (v17/*:: as any*/),
        "viewer.sharedAlbums.edges.node.owner": (v28/*:: as any*/),
        "viewer.sharedAlbums.edges.node.owner.id": (v17/*:: as any*/),
        "viewer.sharedAlbums.edges.node.owner.name": (v26/*:: as any*/),
        "viewer.sharedAlbums.edges.node.title": (v19/*:: as any*/),
        "viewer.sharedAlbums.edges.node.visibility": (v29/*:: as any*/),
        "viewer.sharedAlbums.pageInfo": (v30/*:: as any*/),
        "viewer.sharedAlbums.pageInfo.endCursor": (v26/*:: as any*/),
        "viewer.sharedAlbums.pageInfo.hasNextPage": (v31/*:: as any*/)
      }
    },
    "name": "AlbumsPageTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "663f1100d49468f2db77cef8acaff56f";

export default node;
