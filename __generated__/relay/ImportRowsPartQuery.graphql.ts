/**
 * @generated SignedSource<<fcbc4213f4a76988cdc38f6bfd369533>>
 * @relayHash 5e16f56ccca14d5f9c54296093d0dd39
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 96ebfdfbd8b4202279baf30b16b8f1bf0c0e0489c0b3e7170b55fd19358952f9

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ImportFate = "ADDED" | "CHANGED" | "REFUSED" | "UNCHANGED" | "%future added value";
export type ImportRowsPartQuery$variables = {
  fate?: ImportFate | null | undefined;
  id: string;
};
export type ImportRowsPartQuery$data = {
  readonly node: {
    readonly refused: {
      readonly " $fragmentSpreads": FragmentRefs<"RefusalReasons_run">;
    } | null | undefined;
    readonly run: {
      readonly " $fragmentSpreads": FragmentRefs<"ImportRows_run">;
    } | null | undefined;
  } | null | undefined;
};
export type ImportRowsPartQuery = {
  response: ImportRowsPartQuery$data;
  variables: ImportRowsPartQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "fate"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v3 = {
  "kind": "Variable",
  "name": "fate",
  "variableName": "fate"
},
v4 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v5 = {
  "kind": "ScalarField",
  "name": "id"
},
v6 = [
  (v3/*:: as any*/),
  {
    "kind": "Literal",
    "name": "first",
    "value": 50
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "ImportRowsPartQuery",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": [
                    (v3/*:: as any*/)
                  ],
                  "kind": "FragmentSpread",
                  "name": "ImportRows_run"
                }
              ],
              "type": "Import"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "run"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "FragmentSpread",
                  "name": "RefusalReasons_run"
                }
              ],
              "type": "Import"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "refused"
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ImportRowsPartQuery",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": (v6/*:: as any*/),
                "concreteType": "ImportRowConnection",
                "kind": "LinkedField",
                "name": "rows",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "totalCount"
                  },
                  {
                    "concreteType": "ImportRowEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "cursor"
                      },
                      {
                        "concreteType": "ImportRow",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          {
                            "kind": "ScalarField",
                            "name": "row"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "identifier"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "title"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "fate"
                          },
                          {
                            "concreteType": "WorkFieldChange",
                            "kind": "LinkedField",
                            "name": "changes",
                            "plural": true,
                            "selections": [
                              {
                                "kind": "ScalarField",
                                "name": "field"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "label"
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
                          {
                            "kind": "ScalarField",
                            "name": "message"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "column"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "cell"
                          },
                          {
                            "concreteType": "Work",
                            "kind": "LinkedField",
                            "name": "work",
                            "plural": false,
                            "selections": [
                              (v5/*:: as any*/)
                            ]
                          },
                          (v4/*:: as any*/)
                        ]
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
                "args": (v6/*:: as any*/),
                "filters": [
                  "fate"
                ],
                "handle": "connection",
                "key": "ImportRows_run_rows",
                "kind": "LinkedHandle",
                "name": "rows"
              }
            ],
            "type": "Import"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "concreteType": "ImportRefusal",
                "kind": "LinkedField",
                "name": "refusals",
                "plural": true,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "count"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "firstRows"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "reason"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "remedy"
                  }
                ]
              }
            ],
            "type": "Import"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "96ebfdfbd8b4202279baf30b16b8f1bf0c0e0489c0b3e7170b55fd19358952f9",
    "metadata": {},
    "name": "ImportRowsPartQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ee5b0d3cb7f2ff65cb6271db06c4fc1e";

export default node;
