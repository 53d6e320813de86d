/**
 * @generated SignedSource<<3b6dae8f111d3a3fb22a4280f9e305a6>>
 * @relayHash 1a2d0a2cb2fddba372d422088ab9230c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6967fe593f52d1c4d2f905d3ad2c8b30e2884413405b288bd55b24dad0ea06e3

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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "field",
  "storageKey": null
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
    "metadata": null,
    "name": "ImportPageTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ImportPage_viewer"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ImportRun_run"
                }
              ],
              "type": "Import",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "run"
          }
        ],
        "storageKey": "node(id:\"import-1\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ImportPageTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Account",
            "kind": "LinkedField",
            "name": "account",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Member",
                "kind": "LinkedField",
                "name": "member",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "role",
                    "storageKey": null
                  },
                  (v1/*:: as any*/)
                ],
                "storageKey": null
              },
              (v1/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": null,
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
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "state",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "startedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "found",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "by",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "notes",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ImportUndo",
                "kind": "LinkedField",
                "name": "undo",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "finishedAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "worksTotal",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "worksDone",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "takenOut",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "putBack",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "kept",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ImportChoices",
                "kind": "LinkedField",
                "name": "choices",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "newWorks",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "remotePictures",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "recordLanguage",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ImportReading",
                "kind": "LinkedField",
                "name": "reading",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "identifiersFrom",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ImportColumn",
                    "kind": "LinkedField",
                    "name": "columns",
                    "plural": true,
                    "selections": [
                      (v4/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "number",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "mark",
                        "storageKey": null
                      },
                      (v3/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "sample",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isRemembered",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "encoding",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "encodingSureness",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "delimiter",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "quote",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "sheet",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "otherSheets",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "headerRow",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "headerRowSureness",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "failure",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isApplied",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isAsking",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isWaiting",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "rowsTotal",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "rowsDone",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "rowsPerSecond",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "secondsLeft",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "currentTitle",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "added",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "changed",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "unchanged",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "refused",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ImportSample",
                "kind": "LinkedField",
                "name": "samples",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "identifier",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "title",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "creators",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "date",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "WorkFieldValue",
                    "kind": "LinkedField",
                    "name": "fields",
                    "plural": true,
                    "selections": [
                      (v4/*:: as any*/),
                      (v3/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "value",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "pictures",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "problemsPath",
                "storageKey": null
              }
            ],
            "type": "Import",
            "abstractKey": null
          }
        ],
        "storageKey": "node(id:\"import-1\")"
      }
    ]
  },
  "params": {
    "id": "6967fe593f52d1c4d2f905d3ad2c8b30e2884413405b288bd55b24dad0ea06e3",
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
