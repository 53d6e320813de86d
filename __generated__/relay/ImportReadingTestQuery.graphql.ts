/**
 * @generated SignedSource<<f53b98b4b45e7311b84c32d9f2d06dcc>>
 * @relayHash d8db250731752ab71234982d37d34df9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ec9b4e2677b02c8bfee536cb8820792379b42f178a1447103aa5e2dce545b8d

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ImportReadingTestQuery$variables = Record<PropertyKey, never>;
export type ImportReadingTestQuery$data = {
  readonly node: {
    readonly run: {
      readonly " $fragmentSpreads": FragmentRefs<"ImportReading_run">;
    } | null | undefined;
  } | null | undefined;
};
export type ImportReadingTestQuery = {
  response: ImportReadingTestQuery$data;
  variables: ImportReadingTestQuery$variables;
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
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v2 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Boolean"
},
v3 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v4 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v5 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "String"
},
v6 = [
  "ASKED",
  "CERTAIN",
  "LIKELY"
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "ImportReadingTestQuery",
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
                  "name": "ImportReading_run"
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
    "name": "ImportReadingTestQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "__typename"
          },
          {
            "kind": "ScalarField",
            "name": "id"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "kind": "ScalarField",
                "name": "state"
              },
              {
                "kind": "ScalarField",
                "name": "isApplied"
              },
              {
                "concreteType": "ImportReading",
                "kind": "LinkedField",
                "name": "reading",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "ImportColumn",
                    "kind": "LinkedField",
                    "name": "columns",
                    "plural": true,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "field"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "number"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "mark"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "label"
                      },
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
                  },
                  {
                    "kind": "ScalarField",
                    "name": "identifiersFrom"
                  }
                ]
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
    "id": "4ec9b4e2677b02c8bfee536cb8820792379b42f178a1447103aa5e2dce545b8d",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "node": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Node"
        },
        "node.__typename": (v1/*:: as any*/),
        "node.id": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ID"
        },
        "node.isApplied": (v2/*:: as any*/),
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
        "node.reading.columns.label": (v1/*:: as any*/),
        "node.reading.columns.mark": (v3/*:: as any*/),
        "node.reading.columns.number": (v4/*:: as any*/),
        "node.reading.columns.sample": (v5/*:: as any*/),
        "node.reading.delimiter": (v3/*:: as any*/),
        "node.reading.encoding": (v3/*:: as any*/),
        "node.reading.encodingSureness": {
          "enumValues": (v6/*:: as any*/),
          "nullable": true,
          "plural": false,
          "type": "Sureness"
        },
        "node.reading.headerRow": (v4/*:: as any*/),
        "node.reading.headerRowSureness": {
          "enumValues": (v6/*:: as any*/),
          "nullable": false,
          "plural": false,
          "type": "Sureness"
        },
        "node.reading.identifiersFrom": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Int"
        },
        "node.reading.isRemembered": (v2/*:: as any*/),
        "node.reading.otherSheets": (v5/*:: as any*/),
        "node.reading.quote": (v3/*:: as any*/),
        "node.reading.sheet": (v3/*:: as any*/),
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
        }
      }
    },
    "name": "ImportReadingTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ec4ed7d8b7daa121c3415c6942e5be8a";

export default node;
