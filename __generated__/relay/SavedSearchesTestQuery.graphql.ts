/**
 * @generated SignedSource<<0d485bb0d4bcac49acfbdb766a1ec8fc>>
 * @relayHash 0401c1e7b7085b4b5bde5ef66d674d21
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b6e8f560990a2baf0ccdffb22cdd968d2beaa49cf0ceba8fd41d4846d740deb

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SavedSearchesTestQuery$variables = Record<PropertyKey, never>;
export type SavedSearchesTestQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"SavedSearches_viewer">;
  } | null | undefined;
};
export type SavedSearchesTestQuery = {
  response: SavedSearchesTestQuery$data;
  variables: SavedSearchesTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "id"
},
v2 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v3 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v4 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "String"
},
v5 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Int"
},
v6 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "SavedSearchesTestQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "SavedSearches_viewer"
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
    "name": "SavedSearchesTestQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "args": (v0/*:: as any*/),
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
                      {
                        "kind": "ScalarField",
                        "name": "name"
                      },
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
                      {
                        "kind": "ScalarField",
                        "name": "__typename"
                      }
                    ]
                  },
                  {
                    "kind": "ScalarField",
                    "name": "cursor"
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
                    "name": "endCursor"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "hasNextPage"
                  }
                ]
              },
              {
                "kind": "ClientExtension",
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "__id"
                  }
                ]
              }
            ],
            "storageKey": "savedSearches(first:100)"
          },
          {
            "args": (v0/*:: as any*/),
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
    "id": "4b6e8f560990a2baf0ccdffb22cdd968d2beaa49cf0ceba8fd41d4846d740deb",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "viewer": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Viewer"
        },
        "viewer.id": (v2/*:: as any*/),
        "viewer.savedSearches": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "SavedSearchConnection"
        },
        "viewer.savedSearches.__id": (v2/*:: as any*/),
        "viewer.savedSearches.edges": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "SavedSearchEdge"
        },
        "viewer.savedSearches.edges.cursor": (v3/*:: as any*/),
        "viewer.savedSearches.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "SavedSearch"
        },
        "viewer.savedSearches.edges.node.__typename": (v3/*:: as any*/),
        "viewer.savedSearches.edges.node.filter": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "SavedFilter"
        },
        "viewer.savedSearches.edges.node.filter.creators": (v4/*:: as any*/),
        "viewer.savedSearches.edges.node.filter.hasImage": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Boolean"
        },
        "viewer.savedSearches.edges.node.filter.places": (v4/*:: as any*/),
        "viewer.savedSearches.edges.node.filter.rights": (v4/*:: as any*/),
        "viewer.savedSearches.edges.node.filter.subjects": (v4/*:: as any*/),
        "viewer.savedSearches.edges.node.filter.techniques": (v4/*:: as any*/),
        "viewer.savedSearches.edges.node.filter.types": (v4/*:: as any*/),
        "viewer.savedSearches.edges.node.filter.yearFrom": (v5/*:: as any*/),
        "viewer.savedSearches.edges.node.filter.yearTo": (v5/*:: as any*/),
        "viewer.savedSearches.edges.node.id": (v2/*:: as any*/),
        "viewer.savedSearches.edges.node.name": (v3/*:: as any*/),
        "viewer.savedSearches.edges.node.newCount": (v5/*:: as any*/),
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
        "viewer.savedSearches.edges.node.search": (v6/*:: as any*/),
        "viewer.savedSearches.edges.node.seen": (v6/*:: as any*/),
        "viewer.savedSearches.pageInfo": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "PageInfo"
        },
        "viewer.savedSearches.pageInfo.endCursor": (v6/*:: as any*/),
        "viewer.savedSearches.pageInfo.hasNextPage": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
        }
      }
    },
    "name": "SavedSearchesTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7e2f3e05c9b08d5578fe63dac60858fa";

export default node;
