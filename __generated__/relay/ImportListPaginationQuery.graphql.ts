/**
 * @generated SignedSource<<6d6f261ec160d6b4dc5542d5534401bf>>
 * @relayHash 923a09256d4ef88ea3f74bb63258a562
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c790ba6e05bea5e405124850fbdb6c5a9323770b25466b0f1681376ff47641da

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ImportListPaginationQuery$variables = {
  after?: string | null | undefined;
  first?: number | null | undefined;
};
export type ImportListPaginationQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"ImportList_viewer">;
  } | null | undefined;
};
export type ImportListPaginationQuery = {
  response: ImportListPaginationQuery$data;
  variables: ImportListPaginationQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "after"
  },
  {
    "defaultValue": 20,
    "kind": "LocalArgument",
    "name": "first"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "ImportListPaginationQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "args": (v1/*:: as any*/),
            "kind": "FragmentSpread",
            "name": "ImportList_viewer"
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ImportListPaginationQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Desk",
            "kind": "LinkedField",
            "name": "desk",
            "plural": false,
            "selections": [
              {
                "args": (v1/*:: as any*/),
                "concreteType": "ImportConnection",
                "kind": "LinkedField",
                "name": "imports",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "ImportEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "concreteType": "Import",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v2/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "label"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "startedAt"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "found"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "by"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "state"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "failure"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "isApplied"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "isAsking"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "isWaiting"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "rowsTotal"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "rowsDone"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "rowsPerSecond"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "secondsLeft"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "currentTitle"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "added"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "changed"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "unchanged"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "refused"
                          },
                          {
                            "concreteType": "ImportUndo",
                            "kind": "LinkedField",
                            "name": "undo",
                            "plural": false,
                            "selections": [
                              {
                                "kind": "ScalarField",
                                "name": "worksTotal"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "worksDone"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "takenOut"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "putBack"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "kept"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "finishedAt"
                              }
                            ]
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
                ]
              },
              {
                "args": (v1/*:: as any*/),
                "filters": [],
                "handle": "connection",
                "key": "ImportList_desk_imports",
                "kind": "LinkedHandle",
                "name": "imports"
              }
            ]
          },
          (v2/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "c790ba6e05bea5e405124850fbdb6c5a9323770b25466b0f1681376ff47641da",
    "metadata": {},
    "name": "ImportListPaginationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bf61cfd206a4af8b458fd6c5e9640d40";

export default node;
