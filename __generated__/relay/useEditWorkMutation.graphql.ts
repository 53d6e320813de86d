/**
 * @generated SignedSource<<80f56e6f369440df050572c7285f6230>>
 * @relayHash 838e99acaa6bc4bd9bedb4305bb1a305
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b131cc943afe697634fc3365a0ba90563d495db735525cfbc9c234e5c8a0363a

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WorkStatus = "DRAFT" | "PUBLISHED" | "REMOVED" | "WITHDRAWN" | "%future added value";
export type EditWorkInput = {
  fields?: WorkFieldsInput | null | undefined;
  id: string;
  status?: WorkStatus | null | undefined;
  version: number;
};
export type WorkFieldsInput = {
  creators?: ReadonlyArray<CreatorInput> | null | undefined;
  creditLine?: string | null | undefined;
  date?: string | null | undefined;
  description?: string | null | undefined;
  dimensions?: DimensionsInput | null | undefined;
  earliestYear?: number | null | undefined;
  latestYear?: number | null | undefined;
  metadata?: ReadonlyArray<MetadataEntryInput> | null | undefined;
  places?: ReadonlyArray<string> | null | undefined;
  recordLanguage?: string | null | undefined;
  rights?: WorkRightsInput | null | undefined;
  subjects?: ReadonlyArray<string> | null | undefined;
  technique?: string | null | undefined;
  title?: string | null | undefined;
  workType?: string | null | undefined;
};
export type CreatorInput = {
  name: string;
  role?: string | null | undefined;
};
export type DimensionsInput = {
  depthCm?: number | null | undefined;
  heightCm?: number | null | undefined;
  text: string;
  widthCm?: number | null | undefined;
};
export type WorkRightsInput = {
  label: string;
  uri?: string | null | undefined;
};
export type MetadataEntryInput = {
  label: string;
  values: ReadonlyArray<string>;
};
export type useEditWorkMutation$variables = {
  input: EditWorkInput;
};
export type useEditWorkMutation$data = {
  readonly editWork: {
    readonly __typename: "EditWorkSuccess";
    readonly work: {
      readonly " $fragmentSpreads": FragmentRefs<"WorkHistory_work" | "workAsRead_work">;
    };
  } | {
    readonly __typename: "InvalidInput";
    readonly problems: ReadonlyArray<{
      readonly field: string;
      readonly message: string;
    }>;
  } | {
    readonly __typename: "NotAllowed";
    readonly message: string;
  } | {
    readonly __typename: "WorkConflict";
    readonly message: string;
    readonly work: {
      readonly " $fragmentSpreads": FragmentRefs<"WorkHistory_work" | "workAsRead_work">;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type useEditWorkMutation = {
  response: useEditWorkMutation$data;
  variables: useEditWorkMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v3 = {
  "kind": "ScalarField",
  "name": "id"
},
v4 = {
  "kind": "ScalarField",
  "name": "version"
},
v5 = {
  "kind": "ScalarField",
  "name": "status"
},
v6 = {
  "kind": "ScalarField",
  "name": "title"
},
v7 = {
  "concreteType": "Creator",
  "kind": "LinkedField",
  "name": "creators",
  "plural": true,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "name"
    },
    {
      "kind": "ScalarField",
      "name": "role"
    }
  ]
},
v8 = {
  "kind": "ScalarField",
  "name": "date"
},
v9 = {
  "kind": "ScalarField",
  "name": "earliestYear"
},
v10 = {
  "kind": "ScalarField",
  "name": "latestYear"
},
v11 = {
  "kind": "ScalarField",
  "name": "workType"
},
v12 = {
  "kind": "ScalarField",
  "name": "technique"
},
v13 = {
  "kind": "ScalarField",
  "name": "subjects"
},
v14 = {
  "kind": "ScalarField",
  "name": "places"
},
v15 = {
  "concreteType": "Dimensions",
  "kind": "LinkedField",
  "name": "dimensions",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "text"
    },
    {
      "kind": "ScalarField",
      "name": "heightCm"
    },
    {
      "kind": "ScalarField",
      "name": "widthCm"
    },
    {
      "kind": "ScalarField",
      "name": "depthCm"
    }
  ]
},
v16 = {
  "kind": "ScalarField",
  "name": "description"
},
v17 = {
  "kind": "ScalarField",
  "name": "creditLine"
},
v18 = {
  "kind": "ScalarField",
  "name": "label"
},
v19 = {
  "concreteType": "Rights",
  "kind": "LinkedField",
  "name": "rights",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "uri"
    },
    (v18/*:: as any*/)
  ]
},
v20 = {
  "kind": "ScalarField",
  "name": "recordLanguage"
},
v21 = {
  "concreteType": "MetadataEntry",
  "kind": "LinkedField",
  "name": "metadata",
  "plural": true,
  "selections": [
    (v18/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "values"
    }
  ]
},
v22 = {
  "concreteType": "Work",
  "kind": "LinkedField",
  "name": "work",
  "plural": false,
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "workAsRead_work",
      "selections": [
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        (v5/*:: as any*/),
        (v6/*:: as any*/),
        (v7/*:: as any*/),
        (v8/*:: as any*/),
        (v9/*:: as any*/),
        (v10/*:: as any*/),
        (v11/*:: as any*/),
        (v12/*:: as any*/),
        (v13/*:: as any*/),
        (v14/*:: as any*/),
        (v15/*:: as any*/),
        (v16/*:: as any*/),
        (v17/*:: as any*/),
        (v19/*:: as any*/),
        (v20/*:: as any*/),
        (v21/*:: as any*/)
      ],
      "argumentDefinitions": ([]/*:: as any*/)
    },
    {
      "kind": "FragmentSpread",
      "name": "WorkHistory_work"
    }
  ]
},
v23 = {
  "kind": "ScalarField",
  "name": "message"
},
v24 = {
  "kind": "ScalarField",
  "name": "field"
},
v25 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "concreteType": "FieldProblem",
      "kind": "LinkedField",
      "name": "problems",
      "plural": true,
      "selections": [
        (v24/*:: as any*/),
        (v23/*:: as any*/)
      ]
    }
  ],
  "type": "InvalidInput"
},
v26 = {
  "kind": "InlineFragment",
  "selections": [
    (v23/*:: as any*/)
  ],
  "type": "NotAllowed"
},
v27 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 10
  }
],
v28 = {
  "concreteType": "Work",
  "kind": "LinkedField",
  "name": "work",
  "plural": false,
  "selections": [
    (v3/*:: as any*/),
    (v4/*:: as any*/),
    (v5/*:: as any*/),
    (v6/*:: as any*/),
    (v7/*:: as any*/),
    (v8/*:: as any*/),
    (v9/*:: as any*/),
    (v10/*:: as any*/),
    (v11/*:: as any*/),
    (v12/*:: as any*/),
    (v13/*:: as any*/),
    (v14/*:: as any*/),
    (v15/*:: as any*/),
    (v16/*:: as any*/),
    (v17/*:: as any*/),
    (v19/*:: as any*/),
    (v20/*:: as any*/),
    (v21/*:: as any*/),
    {
      "args": (v27/*:: as any*/),
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
                    (v18/*:: as any*/),
                    (v3/*:: as any*/)
                  ]
                },
                {
                  "concreteType": "WorkFieldChange",
                  "kind": "LinkedField",
                  "name": "changes",
                  "plural": true,
                  "selections": [
                    (v18/*:: as any*/),
                    (v24/*:: as any*/),
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
                (v2/*:: as any*/)
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
      ],
      "storageKey": "history(first:10)"
    },
    {
      "args": (v27/*:: as any*/),
      "filters": ([]/*:: as any*/),
      "handle": "connection",
      "key": "WorkHistory_work_history",
      "kind": "LinkedHandle",
      "name": "history"
    }
  ]
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useEditWorkMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "editWork",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v22/*:: as any*/)
            ],
            "type": "EditWorkSuccess"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v23/*:: as any*/),
              (v22/*:: as any*/)
            ],
            "type": "WorkConflict"
          },
          (v25/*:: as any*/),
          (v26/*:: as any*/)
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEditWorkMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "editWork",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v28/*:: as any*/)
            ],
            "type": "EditWorkSuccess"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v23/*:: as any*/),
              (v28/*:: as any*/)
            ],
            "type": "WorkConflict"
          },
          (v25/*:: as any*/),
          (v26/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "b131cc943afe697634fc3365a0ba90563d495db735525cfbc9c234e5c8a0363a",
    "metadata": {},
    "name": "useEditWorkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6290e80babcf162bc94be45b0e926dae";

export default node;
