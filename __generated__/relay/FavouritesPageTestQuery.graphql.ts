/**
 * @generated SignedSource<<59332aa9f5a0abe7085a580693a15883>>
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
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cursor",
  "storageKey": null
},
v5 = {
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
v6 = {
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
    "metadata": null,
    "name": "FavouritesPageTestQuery",
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
            "name": "FavouritesPage_viewer"
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
    "name": "FavouritesPageTestQuery",
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
            "args": null,
            "kind": "ScalarField",
            "name": "favouriteWorkIds",
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v0/*:: as any*/),
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
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "width",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "height",
                            "storageKey": null
                          },
                          (v1/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "service",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "alt",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "placeholder",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "derivativeWidths",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "title",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "recordLanguage",
                        "storageKey": null
                      },
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
                          (v2/*:: as any*/)
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
                      (v3/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              },
              (v5/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "storageKey": "favourites(first:36)"
          },
          {
            "alias": null,
            "args": (v0/*:: as any*/),
            "filters": [],
            "handle": "connection",
            "key": "FavouritesPage_viewer_favourites",
            "kind": "LinkedHandle",
            "name": "favourites"
          },
          {
            "alias": null,
            "args": (v7/*:: as any*/),
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
                      (v2/*:: as any*/),
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
                      (v3/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              },
              (v5/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "storageKey": "savedSearches(first:100)"
          },
          {
            "alias": null,
            "args": (v7/*:: as any*/),
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
