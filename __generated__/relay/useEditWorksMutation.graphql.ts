/**
 * @generated SignedSource<<cf57833ca7e2c07fde5695a991a3e0db>>
 * @relayHash ff1c02609575dc52b9d4ce40465a7cf3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 90e2e9eb3eba1e21825117880f40b217c2ccdf8dd0e8d028665ea5ed84466173

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CheckupProblem = "DEAD_REMOTE_IMAGE" | "LIKELY_DUPLICATE" | "NOT_INDEXED" | "NO_ALT" | "NO_DATE" | "NO_IMAGE" | "NO_RIGHTS" | "SMALL_IMAGE" | "%future added value";
export type WorkStatus = "DRAFT" | "PUBLISHED" | "REMOVED" | "WITHDRAWN" | "%future added value";
export type EditWorksInput = {
  changes: WorkChangesInput;
  works: EditedWorksInput;
};
export type EditedWorksInput = {
  ids: ReadonlyArray<string>;
  selection?: never;
} | {
  ids?: never;
  selection: DeskSelectionInput;
};
export type DeskSelectionInput = {
  count: number;
  filter?: DeskWorkFilter | null | undefined;
  search?: string | null | undefined;
};
export type DeskWorkFilter = {
  import?: string | null | undefined;
  problem?: CheckupProblem | null | undefined;
  status?: WorkStatus | null | undefined;
};
export type WorkChangesInput = {
  addPlaces?: ReadonlyArray<string> | null | undefined;
  addSubjects?: ReadonlyArray<string> | null | undefined;
  creditLine?: string | null | undefined;
  missingAlt?: string | null | undefined;
  recordLanguage?: string | null | undefined;
  removePlaces?: ReadonlyArray<string> | null | undefined;
  removeSubjects?: ReadonlyArray<string> | null | undefined;
  rights?: RightsInput | null | undefined;
  status?: WorkStatus | null | undefined;
  technique?: string | null | undefined;
  workType?: string | null | undefined;
};
export type RightsInput = {
  label: string;
  uri?: string | null | undefined;
};
export type useEditWorksMutation$variables = {
  input: EditWorksInput;
};
export type useEditWorksMutation$data = {
  readonly editWorks: {
    readonly __typename: "EditWorksSuccess";
    readonly change: string | null | undefined;
    readonly changed: number;
    readonly gone: number;
    readonly works: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"DeskWorkCells_work">;
    }>;
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
    readonly __typename: "SelectionConflict";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type useEditWorksMutation = {
  response: useEditWorksMutation$data;
  variables: useEditWorksMutation$variables;
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
  "name": "change"
},
v4 = {
  "kind": "ScalarField",
  "name": "changed"
},
v5 = {
  "kind": "ScalarField",
  "name": "gone"
},
v6 = {
  "kind": "ScalarField",
  "name": "message"
},
v7 = [
  (v6/*:: as any*/)
],
v8 = {
  "kind": "InlineFragment",
  "selections": (v7/*:: as any*/),
  "type": "SelectionConflict"
},
v9 = {
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
          "name": "field"
        },
        (v6/*:: as any*/)
      ]
    }
  ],
  "type": "InvalidInput"
},
v10 = {
  "kind": "InlineFragment",
  "selections": (v7/*:: as any*/),
  "type": "NotAllowed"
},
v11 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useEditWorksMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "editWorks",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "concreteType": "Work",
                "kind": "LinkedField",
                "name": "works",
                "plural": true,
                "selections": [
                  {
                    "kind": "FragmentSpread",
                    "name": "DeskWorkCells_work"
                  }
                ]
              }
            ],
            "type": "EditWorksSuccess"
          },
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/)
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEditWorksMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "editWorks",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "concreteType": "Work",
                "kind": "LinkedField",
                "name": "works",
                "plural": true,
                "selections": [
                  (v11/*:: as any*/),
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
                    "name": "recordLanguage"
                  },
                  {
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
                  {
                    "kind": "ScalarField",
                    "name": "date"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "status"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "updatedAt"
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
                      (v11/*:: as any*/)
                    ]
                  }
                ]
              }
            ],
            "type": "EditWorksSuccess"
          },
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "90e2e9eb3eba1e21825117880f40b217c2ccdf8dd0e8d028665ea5ed84466173",
    "metadata": {},
    "name": "useEditWorksMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b2c75f2008765ca85e208bcfa17107bf";

export default node;
