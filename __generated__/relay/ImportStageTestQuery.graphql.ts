/**
 * @generated SignedSource<<a1263d647e1f3cc3ac04ace84efa6770>>
 * @relayHash b442378dd1d75764ebd1fc968f1a01c3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e733993c5e6de3ef51d0b05bac25fc19eb62e09e12cd4f9dbdaade118fdf0214

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ImportStageTestQuery$variables = Record<PropertyKey, never>;
export type ImportStageTestQuery$data = {
  readonly node: {
    readonly run: {
      readonly " $fragmentSpreads": FragmentRefs<"ImportRun_run">;
    } | null | undefined;
  } | null | undefined;
};
export type ImportStageTestQuery = {
  response: ImportStageTestQuery$data;
  variables: ImportStageTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "id",
    "value": "import-1"
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v2 = {
  "kind": "ScalarField",
  "name": "label"
},
v3 = {
  "kind": "ScalarField",
  "name": "field"
},
v4 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v5 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v6 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v7 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Boolean"
},
v8 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "String"
},
v9 = [
  "ASKED",
  "CERTAIN",
  "LIKELY"
],
v10 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Int"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "ImportStageTestQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
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
        ],
        "storageKey": "node(id:\"import-1\")"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ImportStageTestQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "id"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/),
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
                  (v1/*:: as any*/),
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
                      (v2/*:: as any*/),
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
                      (v2/*:: as any*/),
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
        ],
        "storageKey": "node(id:\"import-1\")"
      }
    ]
  },
  "params": {
    "id": "e733993c5e6de3ef51d0b05bac25fc19eb62e09e12cd4f9dbdaade118fdf0214",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "node": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Node"
        },
        "node.__typename": (v4/*:: as any*/),
        "node.added": (v5/*:: as any*/),
        "node.by": (v6/*:: as any*/),
        "node.changed": (v5/*:: as any*/),
        "node.choices": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ImportChoices"
        },
        "node.choices.__typename": (v4/*:: as any*/),
        "node.choices.newWorks": {
          "enumValues": [
            "DRAFT",
            "PUBLISHED",
            "WITHDRAWN",
            "REMOVED"
          ],
          "nullable": false,
          "plural": false,
          "type": "WorkStatus"
        },
        "node.choices.recordLanguage": (v6/*:: as any*/),
        "node.choices.remotePictures": {
          "enumValues": [
            "COPY",
            "KEEP"
          ],
          "nullable": false,
          "plural": false,
          "type": "RemotePictures"
        },
        "node.currentTitle": (v6/*:: as any*/),
        "node.failure": (v6/*:: as any*/),
        "node.found": (v6/*:: as any*/),
        "node.id": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ID"
        },
        "node.isApplied": (v7/*:: as any*/),
        "node.isAsking": (v7/*:: as any*/),
        "node.isWaiting": (v7/*:: as any*/),
        "node.label": (v4/*:: as any*/),
        "node.notes": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "String"
        },
        "node.problemsPath": (v6/*:: as any*/),
        "node.reading": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ImportReading"
        },
        "node.reading.columns": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "ImportColumn"
        },
        "node.reading.columns.field": {
          "enumValues": [
            "IDENTIFIER",
            "TITLE",
            "CREATORS",
            "CREATOR_ROLES",
            "DATE",
            "YEAR",
            "EARLIEST_YEAR",
            "LATEST_YEAR",
            "WORK_TYPE",
            "TECHNIQUE",
            "SUBJECTS",
            "PLACES",
            "DIMENSIONS",
            "DESCRIPTION",
            "CREDIT_LINE",
            "RIGHTS",
            "RECORD_LANGUAGE",
            "IMAGES",
            "ALT",
            "CAPTION"
          ],
          "nullable": true,
          "plural": false,
          "type": "ImportField"
        },
        "node.reading.columns.label": (v4/*:: as any*/),
        "node.reading.columns.mark": (v6/*:: as any*/),
        "node.reading.columns.number": (v5/*:: as any*/),
        "node.reading.columns.sample": (v8/*:: as any*/),
        "node.reading.delimiter": (v6/*:: as any*/),
        "node.reading.encoding": (v6/*:: as any*/),
        "node.reading.encodingSureness": {
          "enumValues": (v9/*:: as any*/),
          "nullable": true,
          "plural": false,
          "type": "Sureness"
        },
        "node.reading.headerRow": (v5/*:: as any*/),
        "node.reading.headerRowSureness": {
          "enumValues": (v9/*:: as any*/),
          "nullable": false,
          "plural": false,
          "type": "Sureness"
        },
        "node.reading.identifiersFrom": (v10/*:: as any*/),
        "node.reading.isRemembered": (v7/*:: as any*/),
        "node.reading.otherSheets": (v8/*:: as any*/),
        "node.reading.quote": (v6/*:: as any*/),
        "node.reading.sheet": (v6/*:: as any*/),
        "node.refused": (v5/*:: as any*/),
        "node.rowsDone": (v5/*:: as any*/),
        "node.rowsPerSecond": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Float"
        },
        "node.rowsTotal": (v10/*:: as any*/),
        "node.samples": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "ImportSample"
        },
        "node.samples.creators": (v8/*:: as any*/),
        "node.samples.date": (v6/*:: as any*/),
        "node.samples.fields": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "WorkFieldValue"
        },
        "node.samples.fields.field": {
          "enumValues": [
            "IDENTIFIER",
            "TITLE",
            "CREATORS",
            "DATE",
            "EARLIEST_YEAR",
            "LATEST_YEAR",
            "WORK_TYPE",
            "TECHNIQUE",
            "SUBJECTS",
            "PLACES",
            "DIMENSIONS",
            "DESCRIPTION",
            "CREDIT_LINE",
            "RIGHTS",
            "RECORD_LANGUAGE",
            "METADATA",
            "STATUS",
            "IMAGES"
          ],
          "nullable": false,
          "plural": false,
          "type": "WorkField"
        },
        "node.samples.fields.label": (v4/*:: as any*/),
        "node.samples.fields.value": (v8/*:: as any*/),
        "node.samples.identifier": (v4/*:: as any*/),
        "node.samples.pictures": (v8/*:: as any*/),
        "node.samples.title": (v4/*:: as any*/),
        "node.secondsLeft": (v10/*:: as any*/),
        "node.startedAt": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "DateTime"
        },
        "node.state": {
          "enumValues": [
            "READING",
            "CHECKED",
            "RUNNING",
            "INTERRUPTED",
            "FAILED",
            "DONE",
            "UNDONE"
          ],
          "nullable": false,
          "plural": false,
          "type": "ImportState"
        },
        "node.unchanged": (v5/*:: as any*/),
        "node.undo": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ImportUndo"
        },
        "node.undo.finishedAt": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "DateTime"
        },
        "node.undo.kept": (v5/*:: as any*/),
        "node.undo.putBack": (v5/*:: as any*/),
        "node.undo.takenOut": (v5/*:: as any*/),
        "node.undo.worksDone": (v5/*:: as any*/),
        "node.undo.worksTotal": (v5/*:: as any*/)
      }
    },
    "name": "ImportStageTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0573fbb10df205be9c201710d7b74566";

export default node;
