/**
 * @generated SignedSource<<f3e2674664b9a2287285347564108b2f>>
 * @relayHash 263048e2a3163b86050dc34cade49eb9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c4ffe8e5bbd2e333a698d3c81127cf602180a12178ce1dee2b6419a88325b5e

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DraftLineTestQuery$variables = Record<PropertyKey, never>;
export type DraftLineTestQuery$data = {
  readonly draft: {
    readonly " $fragmentSpreads": FragmentRefs<"DraftLine_exhibition">;
  } | null | undefined;
};
export type DraftLineTestQuery = {
  response: DraftLineTestQuery$data;
  variables: DraftLineTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "id",
    "value": "draft"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "DraftLineTestQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "concreteType": "Exhibition",
        "kind": "LinkedField",
        "name": "draft",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "DraftLine_exhibition"
          }
        ],
        "storageKey": "draft(id:\"draft\")"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DraftLineTestQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "concreteType": "Exhibition",
        "kind": "LinkedField",
        "name": "draft",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "id"
          },
          {
            "kind": "ScalarField",
            "name": "state"
          },
          {
            "kind": "ScalarField",
            "name": "change"
          }
        ],
        "storageKey": "draft(id:\"draft\")"
      }
    ]
  },
  "params": {
    "id": "5c4ffe8e5bbd2e333a698d3c81127cf602180a12178ce1dee2b6419a88325b5e",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "draft": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Exhibition"
        },
        "draft.change": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Int"
        },
        "draft.id": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ID"
        },
        "draft.state": {
          "enumValues": [
            "DRAFT",
            "PUBLISHED"
          ],
          "nullable": false,
          "plural": false,
          "type": "ExhibitionState"
        }
      }
    },
    "name": "DraftLineTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e809ef09b7a8bd00366a41cc569decb6";

export default node;
