/**
 * @generated SignedSource<<3a72579e15c37cceb7306b02be0affa0>>
 * @relayHash 6a37d3f7cde1cae69cd508a965d00be3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 603f2e3e9cd1acb181a0cd003087b5fc7af1156f853c3882ae1596157f1ff984

import { ConcreteRequest } from 'relay-runtime';
export type BringInTestQuery$variables = Record<PropertyKey, never>;
export type BringInTestQuery$data = {
  readonly viewer: {
    readonly __typename: "Viewer";
  } | null | undefined;
};
export type BringInTestQuery = {
  response: BringInTestQuery$data;
  variables: BringInTestQuery$variables;
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
    "name": "BringInTestQuery",
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
    "name": "BringInTestQuery",
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
    "id": "603f2e3e9cd1acb181a0cd003087b5fc7af1156f853c3882ae1596157f1ff984",
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
    "name": "BringInTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5b235b4fb8ad3ee21099e63700dba225";

export default node;
