/**
 * @generated SignedSource<<d3492db6bcba9d1ac2ae5bb8f4a7d2e9>>
 * @relayHash f1c115a74ab7771397fb45bfc66d55ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9fc53ab6b87fca3e53d2ba0ee3456576016f8aacf71d2eb9cdea91a927c1c179

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ImportRunAnewQuery$variables = {
  id: string;
};
export type ImportRunAnewQuery$data = {
  readonly node: {
    readonly run: {
      readonly " $fragmentSpreads": FragmentRefs<"ImportRun_run">;
    } | null | undefined;
  } | null | undefined;
};
export type ImportRunAnewQuery = {
  response: ImportRunAnewQuery$data;
  variables: ImportRunAnewQuery$variables;
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
  "name": "__typename"
},
v3 = {
  "kind": "ScalarField",
  "name": "label"
},
v4 = {
  "kind": "ScalarField",
  "name": "field"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "ImportRunAnewQuery",
    "selections": [
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
    "name": "ImportRunAnewQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "id"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
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
                      (v4/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "number"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "mark"
                      },
                      (v3/*:: as any*/),
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
                      (v4/*:: as any*/),
                      (v3/*:: as any*/),
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
    "id": "9fc53ab6b87fca3e53d2ba0ee3456576016f8aacf71d2eb9cdea91a927c1c179",
    "metadata": {},
    "name": "ImportRunAnewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3e811fa159f99bac57d9fe46e4717e81";

export default node;
