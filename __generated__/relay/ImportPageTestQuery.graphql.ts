/**
 * @generated SignedSource<<0f3b9cb43d679a54f76fdb75c706f4d4>>
 * @relayHash fc6ced1f5af4b011144a0bff38f34670
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 582d6b9da44292348f41edf83d9552e13585dd2ea28297e6deccb26c20ca8dc4

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ImportPageTestQuery$variables = Record<PropertyKey, never>;
export type ImportPageTestQuery$data = {
  readonly node: {
    readonly run: {
      readonly " $fragmentSpreads": FragmentRefs<"ImportRun_run">;
    } | null | undefined;
  } | null | undefined;
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"ImportPage_viewer">;
  } | null | undefined;
};
export type ImportPageTestQuery = {
  response: ImportPageTestQuery$data;
  variables: ImportPageTestQuery$variables;
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
  "name": "id"
},
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
},
v5 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v6 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v7 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v8 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v9 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Boolean"
},
v10 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "String"
},
v11 = [
  "ASKED",
  "CERTAIN",
  "LIKELY"
],
v12 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Int"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "ImportPageTestQuery",
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
    "name": "ImportPageTestQuery",
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
                  (v1/*:: as any*/)
                ]
              },
              (v1/*:: as any*/),
              (v2/*:: as any*/)
            ]
          },
          (v1/*:: as any*/)
        ]
      },
      {
        "args": (v0/*:: as any*/),
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v1/*:: as any*/),
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
        ],
        "storageKey": "node(id:\"import-1\")"
      }
    ]
  },
  "params": {
    "id": "582d6b9da44292348f41edf83d9552e13585dd2ea28297e6deccb26c20ca8dc4",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "node": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Node"
        },
        "node.__typename": (v5/*:: as any*/),
        "node.added": (v6/*:: as any*/),
        "node.by": (v7/*:: as any*/),
        "node.changed": (v6/*:: as any*/),
        "node.choices": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ImportChoices"
        },
        "node.choices.__typename": (v5/*:: as any*/),
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
        "node.choices.recordLanguage": (v7/*:: as any*/),
        "node.choices.remotePictures": {
          "enumValues": [
            "COPY",
            "KEEP"
          ],
          "nullable": false,
          "plural": false,
          "type": "RemotePictures"
        },
        "node.currentTitle": (v7/*:: as any*/),
        "node.failure": (v7/*:: as any*/),
        "node.found": (v7/*:: as any*/),
        "node.id": (v8/*:: as any*/),
        "node.isApplied": (v9/*:: as any*/),
        "node.isAsking": (v9/*:: as any*/),
        "node.isWaiting": (v9/*:: as any*/),
        "node.label": (v5/*:: as any*/),
        "node.notes": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "String"
        },
        "node.problemsPath": (v7/*:: as any*/),
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
        "node.reading.columns.label": (v5/*:: as any*/),
        "node.reading.columns.mark": (v7/*:: as any*/),
        "node.reading.columns.number": (v6/*:: as any*/),
        "node.reading.columns.sample": (v10/*:: as any*/),
        "node.reading.delimiter": (v7/*:: as any*/),
        "node.reading.encoding": (v7/*:: as any*/),
        "node.reading.encodingSureness": {
          "enumValues": (v11/*:: as any*/),
          "nullable": true,
          "plural": false,
          "type": "Sureness"
        },
        "node.reading.headerRow": (v6/*:: as any*/),
        "node.reading.headerRowSureness": {
          "enumValues": (v11/*:: as any*/),
          "nullable": false,
          "plural": false,
          "type": "Sureness"
        },
        "node.reading.identifiersFrom": (v12/*:: as any*/),
        "node.reading.isRemembered": (v9/*:: as any*/),
        "node.reading.otherSheets": (v10/*:: as any*/),
        "node.reading.quote": (v7/*:: as any*/),
        "node.reading.sheet": (v7/*:: as any*/),
        "node.refused": (v6/*:: as any*/),
        "node.rowsDone": (v6/*:: as any*/),
        "node.rowsPerSecond": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Float"
        },
        "node.rowsTotal": (v12/*:: as any*/),
        "node.samples": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "ImportSample"
        },
        "node.samples.creators": (v10/*:: as any*/),
        "node.samples.date": (v7/*:: as any*/),
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
        "node.samples.fields.label": (v5/*:: as any*/),
        "node.samples.fields.value": (v10/*:: as any*/),
        "node.samples.identifier": (v5/*:: as any*/),
        "node.samples.pictures": (v10/*:: as any*/),
        "node.samples.title": (v5/*:: as any*/),
        "node.secondsLeft": (v12/*:: as any*/),
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
        "node.unchanged": (v6/*:: as any*/),
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
        "node.undo.kept": (v6/*:: as any*/),
        "node.undo.putBack": (v6/*:: as any*/),
        "node.undo.takenOut": (v6/*:: as any*/),
        "node.undo.worksDone": (v6/*:: as any*/),
        "node.undo.worksTotal": (v6/*:: as any*/),
        "viewer": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Viewer"
        },
        "viewer.account": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Account"
        },
        "viewer.account.__typename": (v5/*:: as any*/),
        "viewer.account.id": (v8/*:: as any*/),
        "viewer.account.member": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Member"
        },
        "viewer.account.member.id": (v8/*:: as any*/),
        "viewer.account.member.role": {
          "enumValues": [
            "VISITOR",
            "MEMBER",
            "CURATOR",
            "OWNER"
          ],
          "nullable": false,
          "plural": false,
          "type": "Role"
        },
        "viewer.id": (v8/*:: as any*/)
      }
    },
    "name": "ImportPageTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9261b379b56d98a4b3988bd0f136260a";

export default node;
