/**
 * @generated SignedSource<<63758b8e178b3aff9a83059ab78f206b>>
 * @relayHash 050f584fd9ad1cc17c16af0d41514d70
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 233ed1af89a37249b2a3f15789f04d16fb613a965b96aba0adb19d2f1d8abe44

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WorkOrder = "CREATOR" | "IDENTIFIER" | "NEWEST" | "RANDOM" | "RELEVANCE" | "TITLE" | "YEAR_ASC" | "YEAR_DESC" | "%future added value";
export type SaveSearchInput = {
  filter?: WorkFilter | null | undefined;
  name: string;
  order?: WorkOrder | null | undefined;
  search?: string | null | undefined;
  seen?: string | null | undefined;
};
export type WorkFilter = {
  creators?: ReadonlyArray<string> | null | undefined;
  hasImage?: boolean | null | undefined;
  places?: ReadonlyArray<string> | null | undefined;
  rights?: ReadonlyArray<string> | null | undefined;
  subjects?: ReadonlyArray<string> | null | undefined;
  techniques?: ReadonlyArray<string> | null | undefined;
  types?: ReadonlyArray<string> | null | undefined;
  yearFrom?: number | null | undefined;
  yearTo?: number | null | undefined;
};
export type useSaveSearchMutation$variables = {
  connections: ReadonlyArray<string>;
  input: SaveSearchInput;
};
export type useSaveSearchMutation$data = {
  readonly saveSearch: {
    readonly __typename: "InvalidInput";
    readonly problems: ReadonlyArray<{
      readonly message: string;
    }>;
  } | {
    readonly __typename: "SaveSearchSuccess";
    readonly savedSearchEdge: {
      readonly cursor: string;
      readonly node: {
        readonly id: string;
        readonly seen: string | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"SavedSearchItem_search">;
      };
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type useSaveSearchMutation$rawResponse = {
  readonly saveSearch: {
    readonly __typename: "InvalidInput";
    readonly problems: ReadonlyArray<{
      readonly message: string;
    }>;
  } | {
    readonly __typename: "SaveSearchSuccess";
    readonly savedSearchEdge: {
      readonly cursor: string;
      readonly node: {
        readonly filter: {
          readonly creators: ReadonlyArray<string>;
          readonly hasImage: boolean | null | undefined;
          readonly places: ReadonlyArray<string>;
          readonly rights: ReadonlyArray<string>;
          readonly subjects: ReadonlyArray<string>;
          readonly techniques: ReadonlyArray<string>;
          readonly types: ReadonlyArray<string>;
          readonly yearFrom: number | null | undefined;
          readonly yearTo: number | null | undefined;
        };
        readonly id: string;
        readonly name: string;
        readonly newCount: number | null | undefined;
        readonly order: WorkOrder | null | undefined;
        readonly search: string | null | undefined;
        readonly seen: string | null | undefined;
      };
    };
  } | {
    readonly __typename: string;
  } | null | undefined;
};
export type useSaveSearchMutation = {
  rawResponse: useSaveSearchMutation$rawResponse;
  response: useSaveSearchMutation$data;
  variables: useSaveSearchMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v3 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v4 = {
  "kind": "ScalarField",
  "name": "cursor"
},
v5 = {
  "kind": "ScalarField",
  "name": "id"
},
v6 = {
  "kind": "ScalarField",
  "name": "seen"
},
v7 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "concreteType": "FieldProblem",
      "kind": "LinkedField",
      "name": "problems",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "message"
        }
      ]
    }
  ],
  "type": "InvalidInput"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "useSaveSearchMutation",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "kind": "LinkedField",
        "name": "saveSearch",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "concreteType": "SavedSearchEdge",
                "kind": "LinkedField",
                "name": "savedSearchEdge",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "concreteType": "SavedSearch",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      {
                        "kind": "FragmentSpread",
                        "name": "SavedSearchItem_search"
                      }
                    ]
                  }
                ]
              }
            ],
            "type": "SaveSearchSuccess"
          },
          (v7/*:: as any*/)
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useSaveSearchMutation",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "kind": "LinkedField",
        "name": "saveSearch",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "concreteType": "SavedSearchEdge",
                "kind": "LinkedField",
                "name": "savedSearchEdge",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "concreteType": "SavedSearch",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "name"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "newCount"
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
                      }
                    ]
                  }
                ]
              },
              {
                "handle": "prependEdge",
                "key": "",
                "kind": "LinkedHandle",
                "name": "savedSearchEdge",
                "handleArgs": [
                  {
                    "kind": "Variable",
                    "name": "connections",
                    "variableName": "connections"
                  }
                ]
              }
            ],
            "type": "SaveSearchSuccess"
          },
          (v7/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "233ed1af89a37249b2a3f15789f04d16fb613a965b96aba0adb19d2f1d8abe44",
    "metadata": {},
    "name": "useSaveSearchMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "82996f9917fb473006755fa6f56b7860";

export default node;
