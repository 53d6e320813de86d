/**
 * @generated SignedSource<<2d66b0f8880d5ef22e1a15e667b8853e>>
 * @relayHash 7b672e72cbf36560097ac551e7c7d8a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77a2ddcc75018e35236965259cab35fd928cc819f36ac5a3a2148e7ad8e5a772

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RestoreWorkRevisionInput = {
  id: string;
  number: number;
  version: number;
};
export type useRestoreWorkRevisionMutation$variables = {
  input: RestoreWorkRevisionInput;
};
export type useRestoreWorkRevisionMutation$data = {
  readonly restoreWorkRevision: {
    readonly __typename: "InvalidInput";
    readonly problems: ReadonlyArray<{
      readonly field: string;
      readonly message: string;
    }>;
  } | {
    readonly __typename: "NotAllowed";
    readonly message: string;
  } | {
    readonly __typename: "RestoreWorkRevisionSuccess";
    readonly work: {
      readonly " $fragmentSpreads": FragmentRefs<"WorkAside_work" | "WorkHistory_work" | "workAsRead_work">;
    };
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
export type useRestoreWorkRevisionMutation = {
  response: useRestoreWorkRevisionMutation$data;
  variables: useRestoreWorkRevisionMutation$variables;
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
v23 = {
  "kind": "FragmentSpread",
  "name": "WorkHistory_work"
},
v24 = {
  "kind": "ScalarField",
  "name": "message"
},
v25 = {
  "kind": "ScalarField",
  "name": "field"
},
v26 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "concreteType": "FieldProblem",
      "kind": "LinkedField",
      "name": "problems",
      "plural": true,
      "selections": [
        (v25/*:: as any*/),
        (v24/*:: as any*/)
      ]
    }
  ],
  "type": "InvalidInput"
},
v27 = {
  "kind": "InlineFragment",
  "selections": [
    (v24/*:: as any*/)
  ],
  "type": "NotAllowed"
},
v28 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 10
  }
],
v29 = {
  "args": (v28/*:: as any*/),
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
                (v25/*:: as any*/),
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
v30 = {
  "args": (v28/*:: as any*/),
  "filters": ([]/*:: as any*/),
  "handle": "connection",
  "key": "WorkHistory_work_history",
  "kind": "LinkedHandle",
  "name": "history"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useRestoreWorkRevisionMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "restoreWorkRevision",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "concreteType": "Work",
                "kind": "LinkedField",
                "name": "work",
                "plural": false,
                "selections": [
                  {
                    "kind": "FragmentSpread",
                    "name": "WorkAside_work"
                  },
                  (v22/*:: as any*/),
                  (v23/*:: as any*/)
                ]
              }
            ],
            "type": "RestoreWorkRevisionSuccess"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v24/*:: as any*/),
              {
                "concreteType": "Work",
                "kind": "LinkedField",
                "name": "work",
                "plural": false,
                "selections": [
                  (v22/*:: as any*/),
                  (v23/*:: as any*/)
                ]
              }
            ],
            "type": "WorkConflict"
          },
          (v26/*:: as any*/),
          (v27/*:: as any*/)
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRestoreWorkRevisionMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "restoreWorkRevision",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "concreteType": "Work",
                "kind": "LinkedField",
                "name": "work",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "slug"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "identifier"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "imageCount"
                  },
                  {
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
                      (v3/*:: as any*/)
                    ]
                  },
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
                  (v29/*:: as any*/),
                  (v30/*:: as any*/)
                ]
              }
            ],
            "type": "RestoreWorkRevisionSuccess"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v24/*:: as any*/),
              {
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
                  (v29/*:: as any*/),
                  (v30/*:: as any*/)
                ]
              }
            ],
            "type": "WorkConflict"
          },
          (v26/*:: as any*/),
          (v27/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "77a2ddcc75018e35236965259cab35fd928cc819f36ac5a3a2148e7ad8e5a772",
    "metadata": {},
    "name": "useRestoreWorkRevisionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f57f7e64d15dd032927d257822cc6a54";

export default node;
