/**
 * @generated SignedSource<<8b1453985b1699aad6bf415516f8aad5>>
 * @relayHash f76b5aaeef4767f2dfbd050eeffa8b6d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4769e4f06eb7cd6cd0aba7a3c404a7ec425dbe80073e1ac0907ee76000768f81

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ImportField = "ALT" | "CAPTION" | "CREATORS" | "CREATOR_ROLES" | "CREDIT_LINE" | "DATE" | "DESCRIPTION" | "DIMENSIONS" | "EARLIEST_YEAR" | "IDENTIFIER" | "IMAGES" | "LATEST_YEAR" | "PLACES" | "RECORD_LANGUAGE" | "RIGHTS" | "SUBJECTS" | "TECHNIQUE" | "TITLE" | "WORK_TYPE" | "YEAR" | "%future added value";
export type RemotePictures = "COPY" | "KEEP" | "%future added value";
export type WorkStatus = "DRAFT" | "PUBLISHED" | "REMOVED" | "WITHDRAWN" | "%future added value";
export type ChangeImportInput = {
  id: string;
  newWorks?: WorkStatus | null | undefined;
  recordLanguage?: string | null | undefined;
  remotePictures?: RemotePictures | null | undefined;
  table?: ImportTableInput | null | undefined;
};
export type ImportTableInput = {
  columns?: ReadonlyArray<ImportColumnInput> | null | undefined;
  delimiter?: string | null | undefined;
  encoding?: string | null | undefined;
  headerRow?: number | null | undefined;
  identifiersFrom?: number | null | undefined;
  quote?: string | null | undefined;
  sheet?: string | null | undefined;
};
export type ImportColumnInput = {
  field?: ImportField | null | undefined;
  mark?: string | null | undefined;
  number: number;
};
export type useChangeImportMutation$variables = {
  input: ChangeImportInput;
};
export type useChangeImportMutation$data = {
  readonly changeImport: {
    readonly __typename: "ChangeImportSuccess";
    readonly import: {
      readonly " $fragmentSpreads": FragmentRefs<"ImportRun_run">;
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
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type useChangeImportMutation = {
  response: useChangeImportMutation$data;
  variables: useChangeImportMutation$variables;
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
  "name": "field"
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
        (v3/*:: as any*/),
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
},
v7 = {
  "kind": "ScalarField",
  "name": "label"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useChangeImportMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "changeImport",
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
                  {
                    "kind": "FragmentSpread",
                    "name": "ImportRun_run"
                  }
                ]
              }
            ],
            "type": "ChangeImportSuccess"
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
    "name": "useChangeImportMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "changeImport",
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
                  {
                    "kind": "ScalarField",
                    "name": "id"
                  },
                  (v7/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "state"
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
                    "name": "notes"
                  },
                  {
                    "concreteType": "ImportUndo",
                    "kind": "LinkedField",
                    "name": "undo",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "finishedAt"
                      },
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
                      }
                    ]
                  },
                  {
                    "concreteType": "ImportChoices",
                    "kind": "LinkedField",
                    "name": "choices",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "newWorks"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "remotePictures"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "recordLanguage"
                      }
                    ]
                  },
                  {
                    "concreteType": "ImportReading",
                    "kind": "LinkedField",
                    "name": "reading",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "identifiersFrom"
                      },
                      {
                        "concreteType": "ImportColumn",
                        "kind": "LinkedField",
                        "name": "columns",
                        "plural": true,
                        "selections": [
                          (v3/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "number"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "mark"
                          },
                          (v7/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "sample"
                          }
                        ]
                      },
                      {
                        "kind": "ScalarField",
                        "name": "isRemembered"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "encoding"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "encodingSureness"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "delimiter"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "quote"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "sheet"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "otherSheets"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "headerRow"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "headerRowSureness"
                      }
                    ]
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
                    "concreteType": "ImportSample",
                    "kind": "LinkedField",
                    "name": "samples",
                    "plural": true,
                    "selections": [
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
                        "name": "creators"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "date"
                      },
                      {
                        "concreteType": "WorkFieldValue",
                        "kind": "LinkedField",
                        "name": "fields",
                        "plural": true,
                        "selections": [
                          (v3/*:: as any*/),
                          (v7/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "value"
                          }
                        ]
                      },
                      {
                        "kind": "ScalarField",
                        "name": "pictures"
                      }
                    ]
                  },
                  {
                    "kind": "ScalarField",
                    "name": "problemsPath"
                  }
                ]
              }
            ],
            "type": "ChangeImportSuccess"
          },
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "4769e4f06eb7cd6cd0aba7a3c404a7ec425dbe80073e1ac0907ee76000768f81",
    "metadata": {},
    "name": "useChangeImportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f6ebed94c03be1de0aff0357a50a6e53";

export default node;
