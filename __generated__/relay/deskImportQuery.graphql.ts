/**
 * @generated SignedSource<<c26ba4a6d79e81acbfa9b4d191a525ef>>
 * @relayHash d01d37e9e7bd18c4bb4a1aedbb038f0b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e41e4c6d6cbd94fa424691a1a289383f9a91d021b9a123644b0c0e71e682461

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type deskImportQuery$variables = {
  id: string;
};
export type deskImportQuery$data = {
  readonly node: {
    readonly run: {
      readonly " $fragmentSpreads": FragmentRefs<"ImportRun_run">;
    } | null | undefined;
  } | null | undefined;
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"ImportPage_viewer">;
  } | null | undefined;
};
export type deskImportQuery = {
  response: deskImportQuery$data;
  variables: deskImportQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
v2 = {
  "kind": "ScalarField",
  "name": "id"
},
v3 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v4 = {
  "kind": "ScalarField",
  "name": "label"
},
v5 = {
  "kind": "ScalarField",
  "name": "field"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "deskImportQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "ImportPage_viewer"
          }
        ]
      },
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "FragmentSpread",
                  "name": "ImportRun_run"
                }
              ],
              "type": "Import"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "run"
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
    "name": "deskImportQuery",
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
                  (v2/*:: as any*/)
                ]
              },
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ]
          },
          (v2/*:: as any*/)
        ]
      },
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
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
                  (v3/*:: as any*/),
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
                      (v5/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "number"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "mark"
                      },
                      (v4/*:: as any*/),
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
                      (v5/*:: as any*/),
                      (v4/*:: as any*/),
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
            ],
            "type": "Import"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "1e41e4c6d6cbd94fa424691a1a289383f9a91d021b9a123644b0c0e71e682461",
    "metadata": {},
    "name": "deskImportQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "37b12946e5246407c82133c49379a935";

export default node;
