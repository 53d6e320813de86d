/**
 * @generated SignedSource<<3388aa321dbb6adb6da88946c86779f6>>
 * @relayHash 95af0a602f2930267161f544632f2ecc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d635bd7505382a39f66b25f5e80ebdbf77ab53880a28bdbbab995ecba2687c41

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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "service",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "width",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "height",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "placeholder",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "derivativeWidths",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "AlbumEntry",
  "kind": "LinkedField",
  "name": "cover",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "view",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
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
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ImageCut",
      "kind": "LinkedField",
      "name": "cuts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "address",
          "storageKey": null
        },
        (v4/*:: as any*/),
        (v5/*:: as any*/)
      ],
      "storageKey": null
    },
    (v1/*:: as any*/)
  ],
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "visibility",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "entryCount",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "concreteType": "Member",
  "kind": "LinkedField",
  "name": "owner",
  "plural": false,
  "selections": [
    (v11/*:: as any*/),
    (v1/*:: as any*/)
  ],
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cursor",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "concreteType": "PageInfo",
  "kind": "LinkedField",
  "name": "pageInfo",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endCursor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasNextPage",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v16 = {
  "kind": "ClientExtension",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "__id",
      "storageKey": null
    }
  ]
},
v17 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 36
  }
],
v18 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v19 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "AlbumConnection"
},
v20 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v21 = {
  "enumValues": null,
  "nullable": true,
  "plural": true,
  "type": "AlbumEdge"
},
v22 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v23 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Album"
},
v24 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "AlbumEntry"
},
v25 = {
  "enumValues": null,
  "nullable": true,
  "plural": true,
  "type": "ImageCut"
},
v26 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v27 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Image"
},
v28 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "Int"
},
v29 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v30 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Int"
},
v31 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Member"
},
v32 = {
  "enumValues": [
    "PRIVATE",
    "LINK",
    "PUBLIC"
  ],
  "nullable": false,
  "plural": false,
  "type": "AlbumVisibility"
},
v33 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "PageInfo"
},
v34 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Boolean"
},
v35 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "String"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AlbumsPageTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AlbumsPage_viewer"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AlbumsPageTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v0/*:: as any*/),
            "concreteType": "AlbumConnection",
            "kind": "LinkedField",
            "name": "albums",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "AlbumEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Album",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v1/*:: as any*/),
                      (v2/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      (v12/*:: as any*/),
                      (v13/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v14/*:: as any*/)
                ],
                "storageKey": null
              },
              (v15/*:: as any*/),
              (v16/*:: as any*/)
            ],
            "storageKey": "albums(first:24)"
          },
          {
            "alias": null,
            "args": (v0/*:: as any*/),
            "filters": [],
            "handle": "connection",
            "key": "OwnAlbums_viewer_albums",
            "kind": "LinkedHandle",
            "name": "albums"
          },
          {
            "alias": null,
            "args": (v0/*:: as any*/),
            "concreteType": "AlbumConnection",
            "kind": "LinkedField",
            "name": "sharedAlbums",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "AlbumEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Album",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v1/*:: as any*/),
                      (v2/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      (v12/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "sharedAlbums(first:24)"
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "favouriteWorkIds",
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v17/*:: as any*/),
            "concreteType": "WorkConnection",
            "kind": "LinkedField",
            "name": "favourites",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "WorkEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Work",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v1/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
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
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "alt",
                            "storageKey": null
                          },
                          (v6/*:: as any*/),
                          (v7/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v2/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "slug",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Creator",
                        "kind": "LinkedField",
                        "name": "creators",
                        "plural": true,
                        "selections": [
                          (v11/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "date",
                        "storageKey": null
                      },
                      (v13/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v14/*:: as any*/)
                ],
                "storageKey": null
              },
              (v15/*:: as any*/),
              (v16/*:: as any*/)
            ],
            "storageKey": "favourites(first:36)"
          },
          {
            "alias": null,
            "args": (v17/*:: as any*/),
            "filters": [],
            "handle": "connection",
            "key": "FavouritesPage_viewer_favourites",
            "kind": "LinkedHandle",
            "name": "favourites"
          },
          {
            "alias": null,
            "args": (v18/*:: as any*/),
            "concreteType": "SavedSearchConnection",
            "kind": "LinkedField",
            "name": "savedSearches",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "SavedSearchEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SavedSearch",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v1/*:: as any*/),
                      (v11/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "seen",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "search",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "order",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "SavedFilter",
                        "kind": "LinkedField",
                        "name": "filter",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "types",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "creators",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "subjects",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "places",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "techniques",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "rights",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "hasImage",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "yearFrom",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "yearTo",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "newCount",
                        "storageKey": null
                      },
                      (v13/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v14/*:: as any*/)
                ],
                "storageKey": null
              },
              (v15/*:: as any*/),
              (v16/*:: as any*/)
            ],
            "storageKey": "savedSearches(first:100)"
          },
          {
            "alias": null,
            "args": (v18/*:: as any*/),
            "filters": [],
            "handle": "connection",
            "key": "SavedSearches_viewer_savedSearches",
            "kind": "LinkedHandle",
            "name": "savedSearches"
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d635bd7505382a39f66b25f5e80ebdbf77ab53880a28bdbbab995ecba2687c41",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "viewer": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Viewer"
        },
        "viewer.albums": (v19/*:: as any*/),
        "viewer.albums.__id": (v20/*:: as any*/),
        "viewer.albums.edges": (v21/*:: as any*/),
        "viewer.albums.edges.cursor": (v22/*:: as any*/),
        "viewer.albums.edges.node": (v23/*:: as any*/),
        "viewer.albums.edges.node.__typename": (v22/*:: as any*/),
        "viewer.albums.edges.node.cover": (v24/*:: as any*/),
        "viewer.albums.edges.node.cover.cuts": (v25/*:: as any*/),
        "viewer.albums.edges.node.cover.cuts.address": (v22/*:: as any*/),
        "viewer.albums.edges.node.cover.cuts.height": (v26/*:: as any*/),
        "viewer.albums.edges.node.cover.cuts.width": (v26/*:: as any*/),
        "viewer.albums.edges.node.cover.id": (v20/*:: as any*/),
        "viewer.albums.edges.node.cover.image": (v27/*:: as any*/),
        "viewer.albums.edges.node.cover.image.derivativeWidths": (v28/*:: as any*/),
        "viewer.albums.edges.node.cover.image.height": (v26/*:: as any*/),
        "viewer.albums.edges.node.cover.image.id": (v20/*:: as any*/),
        "viewer.albums.edges.node.cover.image.placeholder": (v22/*:: as any*/),
        "viewer.albums.edges.node.cover.image.service": (v22/*:: as any*/),
        "viewer.albums.edges.node.cover.image.width": (v26/*:: as any*/),
        "viewer.albums.edges.node.cover.view": (v29/*:: as any*/),
        "viewer.albums.edges.node.entryCount": (v30/*:: as any*/),
        "viewer.albums.edges.node.id": (v20/*:: as any*/),
        "viewer.albums.edges.node.owner": (v31/*:: as any*/),
        "viewer.albums.edges.node.owner.id": (v20/*:: as any*/),
        "viewer.albums.edges.node.owner.name": (v29/*:: as any*/),
        "viewer.albums.edges.node.title": (v22/*:: as any*/),
        "viewer.albums.edges.node.visibility": (v32/*:: as any*/),
        "viewer.albums.pageInfo": (v33/*:: as any*/),
        "viewer.albums.pageInfo.endCursor": (v29/*:: as any*/),
        "viewer.albums.pageInfo.hasNextPage": (v34/*:: as any*/),
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
        "viewer.favourites.__id": (v20/*:: as any*/),
        "viewer.favourites.edges": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "WorkEdge"
        },
        "viewer.favourites.edges.cursor": (v22/*:: as any*/),
        "viewer.favourites.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Work"
        },
        "viewer.favourites.edges.node.__typename": (v22/*:: as any*/),
        "viewer.favourites.edges.node.creators": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Creator"
        },
        "viewer.favourites.edges.node.creators.name": (v22/*:: as any*/),
        "viewer.favourites.edges.node.date": (v29/*:: as any*/),
        "viewer.favourites.edges.node.id": (v20/*:: as any*/),
        "viewer.favourites.edges.node.primaryImage": (v27/*:: as any*/),
        "viewer.favourites.edges.node.primaryImage.alt": (v29/*:: as any*/),
        "viewer.favourites.edges.node.primaryImage.derivativeWidths": (v28/*:: as any*/),
        "viewer.favourites.edges.node.primaryImage.height": (v26/*:: as any*/),
        "viewer.favourites.edges.node.primaryImage.id": (v20/*:: as any*/),
        "viewer.favourites.edges.node.primaryImage.placeholder": (v22/*:: as any*/),
        "viewer.favourites.edges.node.primaryImage.service": (v22/*:: as any*/),
        "viewer.favourites.edges.node.primaryImage.width": (v26/*:: as any*/),
        "viewer.favourites.edges.node.slug": (v22/*:: as any*/),
        "viewer.favourites.edges.node.title": (v22/*:: as any*/),
        "viewer.favourites.pageInfo": (v33/*:: as any*/),
        "viewer.favourites.pageInfo.endCursor": (v29/*:: as any*/),
        "viewer.favourites.pageInfo.hasNextPage": (v34/*:: as any*/),
        "viewer.id": (v20/*:: as any*/),
        "viewer.savedSearches": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "SavedSearchConnection"
        },
        "viewer.savedSearches.__id": (v20/*:: as any*/),
        "viewer.savedSearches.edges": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "SavedSearchEdge"
        },
        "viewer.savedSearches.edges.cursor": (v22/*:: as any*/),
        "viewer.savedSearches.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "SavedSearch"
        },
        "viewer.savedSearches.edges.node.__typename": (v22/*:: as any*/),
        "viewer.savedSearches.edges.node.filter": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "SavedFilter"
        },
        "viewer.savedSearches.edges.node.filter.creators": (v35/*:: as any*/),
        "viewer.savedSearches.edges.node.filter.hasImage": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Boolean"
        },
        "viewer.savedSearches.edges.node.filter.places": (v35/*:: as any*/),
        "viewer.savedSearches.edges.node.filter.rights": (v35/*:: as any*/),
        "viewer.savedSearches.edges.node.filter.subjects": (v35/*:: as any*/),
        "viewer.savedSearches.edges.node.filter.techniques": (v35/*:: as any*/),
        "viewer.savedSearches.edges.node.filter.types": (v35/*:: as any*/),
        "viewer.savedSearches.edges.node.filter.yearFrom": (v30/*:: as any*/),
        "viewer.savedSearches.edges.node.filter.yearTo": (v30/*:: as any*/),
        "viewer.savedSearches.edges.node.id": (v20/*:: as any*/),
        "viewer.savedSearches.edges.node.name": (v22/*:: as any*/),
        "viewer.savedSearches.edges.node.newCount": (v30/*:: as any*/),
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
        "viewer.savedSearches.edges.node.search": (v29/*:: as any*/),
        "viewer.savedSearches.edges.node.seen": (v29/*:: as any*/),
        "viewer.savedSearches.pageInfo": (v33/*:: as any*/),
        "viewer.savedSearches.pageInfo.endCursor": (v29/*:: as any*/),
        "viewer.savedSearches.pageInfo.hasNextPage": (v34/*:: as any*/),
        "viewer.sharedAlbums": (v19/*:: as any*/),
        "viewer.sharedAlbums.edges": (v21/*:: as any*/),
        "viewer.sharedAlbums.edges.node": (v23/*:: as any*/),
        "viewer.sharedAlbums.edges.node.cover": (v24/*:: as any*/),
        "viewer.sharedAlbums.edges.node.cover.cuts": (v25/*:: as any*/),
        "viewer.sharedAlbums.edges.node.cover.cuts.address": (v22/*:: as any*/),
        "viewer.sharedAlbums.edges.node.cover.cuts.height": (v26/*:: as any*/),
        "viewer.sharedAlbums.edges.node.cover.cuts.width": (v26/*:: as any*/),
        "viewer.sharedAlbums.edges.node.cover.id": (v20/*:: as any*/),
        "viewer.sharedAlbums.edges.node.cover.image": (v27/*:: as any*/),
        "viewer.sharedAlbums.edges.node.cover.image.derivativeWidths": (v28/*:: as any*/),
        "viewer.sharedAlbums.edges.node.cover.image.height": (v26/*:: as any*/),
        "viewer.sharedAlbums.edges.node.cover.image.id": (v20/*:: as any*/),
        "viewer.sharedAlbums.edges.node.cover.image.placeholder": (v22/*:: as any*/),
        "viewer.sharedAlbums.edges.node.cover.image.service": (v22/*:: as any*/),
        "viewer.sharedAlbums.edges.node.cover.image.width": (v26/*:: as any*/),
        "viewer.sharedAlbums.edges.node.cover.view": (v29/*:: as any*/),
        "viewer.sharedAlbums.edges.node.entryCount": (v30/*:: as any*/),
        "viewer.sharedAlbums.edges.node.id": (v20/*:: as any*/),
        "viewer.sharedAlbums.edges.node.owner": (v31/*:: as any*/),
        "viewer.sharedAlbums.edges.node.owner.id": (v20/*:: as any*/),
        "viewer.sharedAlbums.edges.node.owner.name": (v29/*:: as any*/),
        "viewer.sharedAlbums.edges.node.title": (v22/*:: as any*/),
        "viewer.sharedAlbums.edges.node.visibility": (v32/*:: as any*/)
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
