/**
 * @generated SignedSource<<ca5b76c0910301eaa525c86c435653d3>>
 * @relayHash 009e3cf0f932768b70d71f5b4b129e8a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c63607a76529a17c8dc10e953781ce29e7ba9f67cb0fe6766c8b7f01ebf55ceb

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FavouritesPageTestQuery$variables = Record<PropertyKey, never>;
export type FavouritesPageTestQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"FavouritesPage_viewer">;
  } | null | undefined;
};
export type FavouritesPageTestQuery = {
  response: FavouritesPageTestQuery$data;
  variables: FavouritesPageTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 36
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "id"
},
v2 = {
  "kind": "ScalarField",
  "name": "name"
},
v3 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v4 = {
  "kind": "ScalarField",
  "name": "cursor"
},
v5 = {
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
v6 = {
  "kind": "ClientExtension",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "__id"
    }
  ]
},
v7 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v8 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v9 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v10 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v11 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v12 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "PageInfo"
},
v13 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Boolean"
},
v14 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "String"
},
v15 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Int"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "FavouritesPageTestQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "FavouritesPage_viewer"
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
    "name": "FavouritesPageTestQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "favouriteWorkIds"
          },
          {
            "args": (v0/*:: as any*/),
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
                          {
                            "kind": "ScalarField",
                            "name": "width"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "height"
                          },
                          (v1/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "service"
                          },
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
                        "kind": "ScalarField",
                        "name": "title"
                      },
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
                          (v2/*:: as any*/)
                        ]
                      },
                      {
                        "kind": "ScalarField",
                        "name": "date"
                      },
                      (v3/*:: as any*/)
                    ]
                  },
                  (v4/*:: as any*/)
                ]
              },
              (v5/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "storageKey": "favourites(first:36)"
          },
          {
            "args": (v0/*:: as any*/),
            "filters": [],
            "handle": "connection",
            "key": "FavouritesPage_viewer_favourites",
            "kind": "LinkedHandle",
            "name": "favourites"
          },
          {
            "args": (v7/*:: as any*/),
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
                      (v2/*:: as any*/),
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
                      (v3/*:: as any*/)
                    ]
                  },
                  (v4/*:: as any*/)
                ]
              },
              (v5/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "storageKey": "savedSearches(first:100)"
          },
          {
            "args": (v7/*:: as any*/),
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
    "id": "c63607a76529a17c8dc10e953781ce29e7ba9f67cb0fe6766c8b7f01ebf55ceb",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "viewer": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Viewer"
        },
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
        "viewer.favourites.__id": (v8/*:: as any*/),
        "viewer.favourites.edges": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "WorkEdge"
        },
        "viewer.favourites.edges.cursor": (v9/*:: as any*/),
        "viewer.favourites.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Work"
        },
        "viewer.favourites.edges.node.__typename": (v9/*:: as any*/),
        "viewer.favourites.edges.node.creators": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Creator"
        },
        "viewer.favourites.edges.node.creators.name": (v9/*:: as any*/),
        "viewer.favourites.edges.node.date": (v10/*:: as any*/),
        "viewer.favourites.edges.node.id": (v8/*:: as any*/),
        "viewer.favourites.edges.node.primaryImage": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Image"
        },
        "viewer.favourites.edges.node.primaryImage.alt": (v10/*:: as any*/),
        "viewer.favourites.edges.node.primaryImage.derivativeWidths": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Int"
        },
        "viewer.favourites.edges.node.primaryImage.height": (v11/*:: as any*/),
        "viewer.favourites.edges.node.primaryImage.id": (v8/*:: as any*/),
        "viewer.favourites.edges.node.primaryImage.placeholder": (v9/*:: as any*/),
        "viewer.favourites.edges.node.primaryImage.service": (v9/*:: as any*/),
        "viewer.favourites.edges.node.primaryImage.width": (v11/*:: as any*/),
        "viewer.favourites.edges.node.recordLanguage": (v10/*:: as any*/),
        "viewer.favourites.edges.node.slug": (v9/*:: as any*/),
        "viewer.favourites.edges.node.title": (v9/*:: as any*/),
        "viewer.favourites.pageInfo": (v12/*:: as any*/),
        "viewer.favourites.pageInfo.endCursor": (v10/*:: as any*/),
        "viewer.favourites.pageInfo.hasNextPage": (v13/*:: as any*/),
        "viewer.id": (v8/*:: as any*/),
        "viewer.savedSearches": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "SavedSearchConnection"
        },
        "viewer.savedSearches.__id": (v8/*:: as any*/),
        "viewer.savedSearches.edges": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "SavedSearchEdge"
        },
        "viewer.savedSearches.edges.cursor": (v9/*:: as any*/),
        "viewer.savedSearches.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "SavedSearch"
        },
        "viewer.savedSearches.edges.node.__typename": (v9/*:: as any*/),
        "viewer.savedSearches.edges.node.filter": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "SavedFilter"
        },
        "viewer.savedSearches.edges.node.filter.creators": (v14/*:: as any*/),
        "viewer.savedSearches.edges.node.filter.hasImage": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Boolean"
        },
        "viewer.savedSearches.edges.node.filter.places": (v14/*:: as any*/),
        "viewer.savedSearches.edges.node.filter.rights": (v14/*:: as any*/),
        "viewer.savedSearches.edges.node.filter.subjects": (v14/*:: as any*/),
        "viewer.savedSearches.edges.node.filter.techniques": (v14/*:: as any*/),
        "viewer.savedSearches.edges.node.filter.types": (v14/*:: as any*/),
        "viewer.savedSearches.edges.node.filter.yearFrom": (v15/*:: as any*/),
        "viewer.savedSearches.edges.node.filter.yearTo": (v15/*:: as any*/),
        "viewer.savedSearches.edges.node.id": (v8/*:: as any*/),
        "viewer.savedSearches.edges.node.name": (v9/*:: as any*/),
        "viewer.savedSearches.edges.node.newCount": (v15/*:: as any*/),
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
        "viewer.savedSearches.edges.node.search": (v10/*:: as any*/),
        "viewer.savedSearches.edges.node.seen": (v10/*:: as any*/),
        "viewer.savedSearches.pageInfo": (v12/*:: as any*/),
        "viewer.savedSearches.pageInfo.endCursor": (v10/*:: as any*/),
        "viewer.savedSearches.pageInfo.hasNextPage": (v13/*:: as any*/)
      }
    },
    "name": "FavouritesPageTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "da6fff1390c64f3b21cf1b3a97f497d9";

export default node;
