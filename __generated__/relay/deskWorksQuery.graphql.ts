/**
 * @generated SignedSource<<dbe4a27f1818a443d9ad93445c4ff9ee>>
 * @relayHash 717450ddd196be23a280fff0e4334b1d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d124d59e5aa3acd9419e7a87ca28e66f743d4d6e30ee6e380047d27c813fe1b1

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CheckupProblem = "DEAD_REMOTE_IMAGE" | "LIKELY_DUPLICATE" | "NOT_INDEXED" | "NO_ALT" | "NO_DATE" | "NO_IMAGE" | "NO_RIGHTS" | "SMALL_IMAGE" | "%future added value";
export type DeskWorkOrder = "CHANGED" | "IDENTIFIER" | "TITLE" | "%future added value";
export type WorkStatus = "DRAFT" | "PUBLISHED" | "REMOVED" | "WITHDRAWN" | "%future added value";
export type DeskWorkFilter = {
  import?: string | null | undefined;
  problem?: CheckupProblem | null | undefined;
  status?: WorkStatus | null | undefined;
};
export type deskWorksQuery$variables = {
  filter?: DeskWorkFilter | null | undefined;
  inGroups: boolean;
  order: DeskWorkOrder;
  search?: string | null | undefined;
};
export type deskWorksQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"DeskWorksPage_viewer">;
  } | null | undefined;
};
export type deskWorksQuery = {
  response: deskWorksQuery$data;
  variables: deskWorksQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "inGroups"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "order"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v4 = {
  "kind": "Variable",
  "name": "filter",
  "variableName": "filter"
},
v5 = {
  "kind": "Variable",
  "name": "order",
  "variableName": "order"
},
v6 = {
  "kind": "Variable",
  "name": "search",
  "variableName": "search"
},
v7 = {
  "kind": "ScalarField",
  "name": "id"
},
v8 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v9 = [
  (v4/*:: as any*/),
  {
    "kind": "Literal",
    "name": "first",
    "value": 50
  },
  (v5/*:: as any*/),
  (v6/*:: as any*/)
],
v10 = {
  "kind": "ScalarField",
  "name": "title"
},
v11 = {
  "kind": "ScalarField",
  "name": "identifier"
},
v12 = {
  "kind": "ScalarField",
  "name": "recordLanguage"
},
v13 = {
  "concreteType": "Creator",
  "kind": "LinkedField",
  "name": "creators",
  "plural": true,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "name"
    }
  ]
},
v14 = {
  "kind": "ScalarField",
  "name": "date"
},
v15 = {
  "kind": "ScalarField",
  "name": "status"
},
v16 = {
  "concreteType": "Image",
  "kind": "LinkedField",
  "name": "primaryImage",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "service"
    },
    {
      "kind": "ScalarField",
      "name": "width"
    },
    {
      "kind": "ScalarField",
      "name": "height"
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
    },
    (v7/*:: as any*/)
  ]
},
v17 = {
  "kind": "ScalarField",
  "name": "cursor"
},
v18 = {
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
v19 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "deskWorksQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "args": [
              (v4/*:: as any*/),
              {
                "kind": "Variable",
                "name": "inGroups",
                "variableName": "inGroups"
              },
              (v5/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "kind": "FragmentSpread",
            "name": "DeskWorksPage_viewer"
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "deskWorksQuery",
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
                  (v7/*:: as any*/)
                ]
              },
              (v7/*:: as any*/),
              (v8/*:: as any*/)
            ]
          },
          {
            "concreteType": "Desk",
            "kind": "LinkedField",
            "name": "desk",
            "plural": false,
            "selections": [
              (v8/*:: as any*/)
            ]
          },
          {
            "condition": "inGroups",
            "kind": "Condition",
            "passingValue": false,
            "selections": [
              {
                "concreteType": "Desk",
                "kind": "LinkedField",
                "name": "desk",
                "plural": false,
                "selections": [
                  {
                    "args": (v9/*:: as any*/),
                    "concreteType": "DeskWorkConnection",
                    "kind": "LinkedField",
                    "name": "works",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "totalCount"
                      },
                      {
                        "concreteType": "DeskWorkEdge",
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
                              (v7/*:: as any*/),
                              (v10/*:: as any*/),
                              (v11/*:: as any*/),
                              (v12/*:: as any*/),
                              (v13/*:: as any*/),
                              (v14/*:: as any*/),
                              (v15/*:: as any*/),
                              {
                                "kind": "ScalarField",
                                "name": "updatedAt"
                              },
                              (v16/*:: as any*/),
                              {
                                "kind": "ScalarField",
                                "name": "workType"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "technique"
                              },
                              (v8/*:: as any*/)
                            ]
                          },
                          (v17/*:: as any*/)
                        ]
                      },
                      (v18/*:: as any*/)
                    ]
                  },
                  {
                    "args": (v9/*:: as any*/),
                    "filters": [
                      "search",
                      "filter",
                      "order"
                    ],
                    "handle": "connection",
                    "key": "DeskWorksList_desk_works",
                    "kind": "LinkedHandle",
                    "name": "works"
                  }
                ]
              }
            ]
          },
          {
            "condition": "inGroups",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "concreteType": "Desk",
                "kind": "LinkedField",
                "name": "desk",
                "plural": false,
                "selections": [
                  {
                    "args": (v19/*:: as any*/),
                    "concreteType": "DuplicateGroupConnection",
                    "kind": "LinkedField",
                    "name": "duplicates",
                    "plural": false,
                    "selections": [
                      {
                        "concreteType": "DuplicateGroupEdge",
                        "kind": "LinkedField",
                        "name": "edges",
                        "plural": true,
                        "selections": [
                          {
                            "concreteType": "DuplicateGroup",
                            "kind": "LinkedField",
                            "name": "node",
                            "plural": false,
                            "selections": [
                              (v7/*:: as any*/),
                              {
                                "concreteType": "Work",
                                "kind": "LinkedField",
                                "name": "works",
                                "plural": true,
                                "selections": [
                                  (v7/*:: as any*/),
                                  (v10/*:: as any*/),
                                  (v11/*:: as any*/),
                                  (v12/*:: as any*/),
                                  (v13/*:: as any*/),
                                  (v14/*:: as any*/),
                                  (v15/*:: as any*/),
                                  {
                                    "kind": "ScalarField",
                                    "name": "imageCount"
                                  },
                                  {
                                    "kind": "ScalarField",
                                    "name": "createdAt"
                                  },
                                  (v16/*:: as any*/)
                                ]
                              },
                              {
                                "kind": "ScalarField",
                                "name": "reason"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "workCount"
                              },
                              (v8/*:: as any*/)
                            ]
                          },
                          (v17/*:: as any*/)
                        ]
                      },
                      (v18/*:: as any*/)
                    ],
                    "storageKey": "duplicates(first:20)"
                  },
                  {
                    "args": (v19/*:: as any*/),
                    "filters": [],
                    "handle": "connection",
                    "key": "DuplicateGroups_desk_duplicates",
                    "kind": "LinkedHandle",
                    "name": "duplicates"
                  }
                ]
              }
            ]
          },
          (v7/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "d124d59e5aa3acd9419e7a87ca28e66f743d4d6e30ee6e380047d27c813fe1b1",
    "metadata": {},
    "name": "deskWorksQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "02fb9fdb6b8801feb80887b59b46d028";

export default node;
