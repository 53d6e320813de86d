/**
 * @generated SignedSource<<c8881be1a103c006b58d179d8a7168ba>>
 * @relayHash 90d049397a68ea4624073eaa82b81782
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d8a59949a4e0b6458e9efba5ea2af65fe02b1e36aecbd0f5e36746e3c421bcb

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type UndoDialogQuery$variables = {
  id: string;
};
export type UndoDialogQuery$data = {
  readonly node: {
    readonly __typename: string;
    readonly run: {
      readonly undoPreview: {
        readonly kept: number;
        readonly putBack: number;
        readonly takenOut: number;
        readonly " $fragmentSpreads": FragmentRefs<"UndoPlan_preview">;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type UndoDialogQuery = {
  response: UndoDialogQuery$data;
  variables: UndoDialogQuery$variables;
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
  "name": "takenOut"
},
v4 = {
  "kind": "ScalarField",
  "name": "putBack"
},
v5 = {
  "kind": "ScalarField",
  "name": "kept"
},
v6 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "UndoDialogQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "concreteType": "UndoPreview",
                  "kind": "LinkedField",
                  "name": "undoPreview",
                  "plural": false,
                  "selections": [
                    (v3/*:: as any*/),
                    (v4/*:: as any*/),
                    (v5/*:: as any*/),
                    {
                      "kind": "FragmentSpread",
                      "name": "UndoPlan_preview"
                    }
                  ]
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
    "name": "UndoDialogQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "concreteType": "UndoPreview",
                "kind": "LinkedField",
                "name": "undoPreview",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  {
                    "concreteType": "KeptWork",
                    "kind": "LinkedField",
                    "name": "keptWorks",
                    "plural": true,
                    "selections": [
                      (v6/*:: as any*/),
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
                        "name": "fields"
                      }
                    ]
                  }
                ]
              }
            ],
            "type": "Import"
          },
          (v6/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "2d8a59949a4e0b6458e9efba5ea2af65fe02b1e36aecbd0f5e36746e3c421bcb",
    "metadata": {},
    "name": "UndoDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "77ef4504773e4474a44582f7408643ea";

export default node;
