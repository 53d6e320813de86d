/**
 * @generated SignedSource<<15c8412a7eba92aa99eb1a9b341ae1a7>>
 * @relayHash e76616dd82c9830d203b77c56a3b899f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3434ddeeed2f0a2a64eafa803f689b7752feec035312ce5586ef31dea1afe7be

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ResumeImportInput = {
  id: string;
};
export type useResumeImportMutation$variables = {
  input: ResumeImportInput;
};
export type useResumeImportMutation$data = {
  readonly resumeImport: {
    readonly __typename: "InvalidInput";
    readonly problems: ReadonlyArray<{
      readonly field: string;
      readonly message: string;
    }>;
  } | {
    readonly __typename: "NotAllowed";
    readonly message: string;
  } | {
    readonly __typename: "ResumeImportSuccess";
    readonly import: {
      readonly " $fragmentSpreads": FragmentRefs<"ImportRun_run">;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type useResumeImportMutation = {
  response: useResumeImportMutation$data;
  variables: useResumeImportMutation$variables;
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
    "name": "useResumeImportMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "resumeImport",
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
            "type": "ResumeImportSuccess"
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
    "name": "useResumeImportMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "resumeImport",
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
            "type": "ResumeImportSuccess"
          },
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "3434ddeeed2f0a2a64eafa803f689b7752feec035312ce5586ef31dea1afe7be",
    "metadata": {},
    "name": "useResumeImportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "17851455668fb3e487b79770d49a7776";

export default node;
