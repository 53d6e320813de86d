/**
 * @generated SignedSource<<26f0b0fce55967c5f2133e536438cf76>>
 * @relayHash 97d01158c3ba1f6c275b6e8bcc34514b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f4578c3f07615d4ffdb780529212953136390f28597e503014f46cdcfa5eb04

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type deskImportsQuery$variables = Record<PropertyKey, never>;
export type deskImportsQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"ImportsPage_viewer">;
  } | null | undefined;
};
export type deskImportsQuery = {
  response: deskImportsQuery$data;
  variables: deskImportsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
},
v1 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v2 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "deskImportsQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "ImportsPage_viewer"
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
    "name": "deskImportsQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Account",
            "kind": "LinkedField",
            "name": "account",
            "plural": false,
            "selections": [
              {
                "concreteType": "Member",
                "kind": "LinkedField",
                "name": "member",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "role"
                  },
                  (v0/*:: as any*/)
                ]
              },
              (v0/*:: as any*/),
              (v1/*:: as any*/)
            ]
          },
          {
            "concreteType": "Desk",
            "kind": "LinkedField",
            "name": "desk",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "args": (v2/*:: as any*/),
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
                          (v0/*:: as any*/),
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
                          (v1/*:: as any*/)
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
                "storageKey": "imports(first:20)"
              },
              {
                "args": (v2/*:: as any*/),
                "filters": [],
                "handle": "connection",
                "key": "ImportList_desk_imports",
                "kind": "LinkedHandle",
                "name": "imports"
              }
            ]
          },
          (v0/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "8f4578c3f07615d4ffdb780529212953136390f28597e503014f46cdcfa5eb04",
    "metadata": {},
    "name": "deskImportsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f908d5f2b76bb06ab6ffdedcc18801e1";

export default node;
