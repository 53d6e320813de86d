/**
 * @generated SignedSource<<3c1d62b158c2b4926ad20ccb38dff0b7>>
 * @relayHash 46dda3f356d9b71311b8982c462d7109
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 49d0dee7277416cbd3f12c6b414cf78c5e20acd3e8d4d29375f2d2017b1a724c

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ImportRowsPartTestQuery$variables = Record<PropertyKey, never>;
export type ImportRowsPartTestQuery$data = {
  readonly node: {
    readonly run: {
      readonly " $fragmentSpreads": FragmentRefs<"ImportRowsPart_run">;
    } | null | undefined;
  } | null | undefined;
};
export type ImportRowsPartTestQuery = {
  response: ImportRowsPartTestQuery$data;
  variables: ImportRowsPartTestQuery$variables;
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
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v3 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "ImportRowsPartTestQuery",
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
                  "name": "ImportRowsPart_run"
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
    "name": "ImportRowsPartTestQuery",
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
              {
                "kind": "ScalarField",
                "name": "state"
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
                "concreteType": "ImportChoices",
                "kind": "LinkedField",
                "name": "choices",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/)
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
    "id": "49d0dee7277416cbd3f12c6b414cf78c5e20acd3e8d4d29375f2d2017b1a724c",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "node": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Node"
        },
        "node.__typename": (v2/*:: as any*/),
        "node.added": (v3/*:: as any*/),
        "node.changed": (v3/*:: as any*/),
        "node.choices": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ImportChoices"
        },
        "node.choices.__typename": (v2/*:: as any*/),
        "node.id": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ID"
        },
        "node.problemsPath": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "String"
        },
        "node.refused": (v3/*:: as any*/),
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
        "node.unchanged": (v3/*:: as any*/)
      }
    },
    "name": "ImportRowsPartTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0b64f392e58a5bf5768300a405b72bfd";

export default node;
