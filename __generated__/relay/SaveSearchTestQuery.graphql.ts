/**
 * @generated SignedSource<<48c712a8cc132d39c650263490130ac1>>
 * @relayHash 5aa2a08cd450390307f72a4399a11140
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 137d43a5f0ad2fc6d9c7f6c5d9fec37e09b46bad136fa356b2eb94ce434e6cf1

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SaveSearchTestQuery$variables = Record<PropertyKey, never>;
export type SaveSearchTestQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"SaveSearch_viewer">;
  } | null | undefined;
};
export type SaveSearchTestQuery = {
  response: SaveSearchTestQuery$data;
  variables: SaveSearchTestQuery$variables;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
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
    "metadata": null,
    "name": "SaveSearchTestQuery",
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
            "name": "SaveSearch_viewer"
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
    "name": "SaveSearchTestQuery",
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
                        "name": "__typename",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "cursor",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
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
              {
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
              }
            ],
            "storageKey": "savedSearches(first:100)"
          },
          {
            "alias": null,
            "args": (v0/*:: as any*/),
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
    "id": "137d43a5f0ad2fc6d9c7f6c5d9fec37e09b46bad136fa356b2eb94ce434e6cf1",
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
    "name": "SaveSearchTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a86864d5accb2a32887ae5a6ecc83b92";

export default node;
