/**
 * @generated SignedSource<<94b8c92cb2ae13f94c8d2ab93fbc02f8>>
 * @relayHash 17deb410041cf2f6f53b1387d015cd21
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e2ef21af67d78595b7f1b31212942a1c5d7d959483d2e6eb5f976a053d5d078

import { ConcreteRequest } from 'relay-runtime';
export type PasswordPageTestQuery$variables = Record<PropertyKey, never>;
export type PasswordPageTestQuery$data = {
  readonly viewer: {
    readonly __typename: "Viewer";
  } | null | undefined;
};
export type PasswordPageTestQuery = {
  response: PasswordPageTestQuery$data;
  variables: PasswordPageTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "__typename"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "PasswordPageTestQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PasswordPageTestQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "id"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "8e2ef21af67d78595b7f1b31212942a1c5d7d959483d2e6eb5f976a053d5d078",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "viewer": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Viewer"
        },
        "viewer.__typename": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "String"
        },
        "viewer.id": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ID"
        }
      }
    },
    "name": "PasswordPageTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cdf40466398dae120e7857b5d33529f0";

export default node;
