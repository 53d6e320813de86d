/**
 * @generated SignedSource<<c89045939b2d7f4e934cbf55cc9688c7>>
 * @relayHash ce685cf3d78b03f5da4f4e202cf72a65
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 44e16d348b0619f9ab47d5fe140447623db758d86d74cdcc4d1eb0a88f813022

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PrepareImportInput = {
  address?: string | null | undefined;
  upload?: string | null | undefined;
};
export type usePrepareImportMutation$variables = {
  input: PrepareImportInput;
};
export type usePrepareImportMutation$data = {
  readonly prepareImport: {
    readonly __typename: "InvalidInput";
    readonly problems: ReadonlyArray<{
      readonly field: string;
      readonly message: string;
    }>;
  } | {
    readonly __typename: "NotAllowed";
    readonly message: string;
  } | {
    readonly __typename: "PrepareImportSuccess";
    readonly import: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"ImportItem_run">;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type usePrepareImportMutation = {
  response: usePrepareImportMutation$data;
  variables: usePrepareImportMutation$variables;
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
  "name": "message"
},
v5 = {
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
        (v4/*:: as any*/)
      ]
    }
  ],
  "type": "InvalidInput"
},
v6 = {
  "kind": "InlineFragment",
  "selections": [
    (v4/*:: as any*/)
  ],
  "type": "NotAllowed"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "usePrepareImportMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "prepareImport",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "concreteType": "Import",
                "kind": "LinkedField",
                "name": "import",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "kind": "FragmentSpread",
                    "name": "ImportItem_run"
                  }
                ]
              }
            ],
            "type": "PrepareImportSuccess"
          },
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePrepareImportMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "prepareImport",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "concreteType": "Import",
                "kind": "LinkedField",
                "name": "import",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
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
                  }
                ]
              }
            ],
            "type": "PrepareImportSuccess"
          },
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "44e16d348b0619f9ab47d5fe140447623db758d86d74cdcc4d1eb0a88f813022",
    "metadata": {},
    "name": "usePrepareImportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ecd7678fe7cf4ab11739f5a638cb0426";

export default node;
