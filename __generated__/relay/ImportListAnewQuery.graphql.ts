/**
 * @generated SignedSource<<3e5995320b71e1cde2dec0560ebcda22>>
 * @relayHash 63d2dab77a27cf7c22212a072c45fb05
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 72e3e8b42840c2aa48034e02f5d9be69d8d9a0de596953450bed22cd89a80d2a

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ImportListAnewQuery$variables = {
  first: number;
};
export type ImportListAnewQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"ImportList_viewer">;
  } | null | undefined;
};
export type ImportListAnewQuery = {
  response: ImportListAnewQuery$data;
  variables: ImportListAnewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "first"
  }
],
v1 = [
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
    "name": "ImportListAnewQuery",
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
    "name": "ImportListAnewQuery",
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
    "id": "72e3e8b42840c2aa48034e02f5d9be69d8d9a0de596953450bed22cd89a80d2a",
    "metadata": {},
    "name": "ImportListAnewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5d693b25a736d103dd5c5b6f0f907cd4";

export default node;
