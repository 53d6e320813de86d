/**
 * @generated SignedSource<<419dd99757ba14ad399120264ded2309>>
 * @relayHash 0699ce99a27c783ba94c98e67fbb0918
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1b17d3bad8233267f9d97b119f845863f049b212c8a77795baae265f7ac702ec

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WorkHistoryPaginationQuery$variables = {
  after?: string | null | undefined;
  first?: number | null | undefined;
  id: string;
};
export type WorkHistoryPaginationQuery$data = {
  readonly node: {
    readonly " $fragmentSpreads": FragmentRefs<"WorkHistory_work">;
  } | null | undefined;
};
export type WorkHistoryPaginationQuery = {
  response: WorkHistoryPaginationQuery$data;
  variables: WorkHistoryPaginationQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "after"
  },
  {
    "defaultValue": 10,
    "kind": "LocalArgument",
    "name": "first"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = [
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
v3 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v4 = {
  "kind": "ScalarField",
  "name": "id"
},
v5 = {
  "kind": "ScalarField",
  "name": "label"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "WorkHistoryPaginationQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "args": (v2/*:: as any*/),
            "kind": "FragmentSpread",
            "name": "WorkHistory_work"
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
    "name": "WorkHistoryPaginationQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": (v2/*:: as any*/),
                "concreteType": "WorkRevisionConnection",
                "kind": "LinkedField",
                "name": "history",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "WorkRevisionEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "concreteType": "WorkRevision",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          {
                            "kind": "ScalarField",
                            "name": "number"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "at"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "through"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "actor"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "by"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "restored"
                          },
                          {
                            "concreteType": "Import",
                            "kind": "LinkedField",
                            "name": "import",
                            "plural": false,
                            "selections": [
                              (v5/*:: as any*/),
                              (v4/*:: as any*/)
                            ]
                          },
                          {
                            "concreteType": "WorkFieldChange",
                            "kind": "LinkedField",
                            "name": "changes",
                            "plural": true,
                            "selections": [
                              (v5/*:: as any*/),
                              {
                                "kind": "ScalarField",
                                "name": "field"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "before"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "after"
                              }
                            ]
                          },
                          (v3/*:: as any*/)
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
                  }
                ]
              },
              {
                "args": (v2/*:: as any*/),
                "filters": [],
                "handle": "connection",
                "key": "WorkHistory_work_history",
                "kind": "LinkedHandle",
                "name": "history"
              }
            ],
            "type": "Work"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "1b17d3bad8233267f9d97b119f845863f049b212c8a77795baae265f7ac702ec",
    "metadata": {},
    "name": "WorkHistoryPaginationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0234bbdffca0360dfd75567945113597";

export default node;
