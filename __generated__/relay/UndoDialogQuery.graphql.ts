/**
 * @generated SignedSource<<a92d75c509b5a0001c7d8aca350affc2>>
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
  "name": "takenOut",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "putBack",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kept",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "UndoDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
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
                  "alias": null,
                  "args": null,
                  "concreteType": "UndoPreview",
                  "kind": "LinkedField",
                  "name": "undoPreview",
                  "plural": false,
                  "selections": [
                    (v3/*:: as any*/),
                    (v4/*:: as any*/),
                    (v5/*:: as any*/),
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "UndoPlan_preview"
                    }
                  ],
                  "storageKey": null
                }
              ],
              "type": "Import",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "run"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UndoDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "UndoPreview",
                "kind": "LinkedField",
                "name": "undoPreview",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "KeptWork",
                    "kind": "LinkedField",
                    "name": "keptWorks",
                    "plural": true,
                    "selections": [
                      (v6/*:: as any*/),
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
                        "name": "fields",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "Import",
            "abstractKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
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
