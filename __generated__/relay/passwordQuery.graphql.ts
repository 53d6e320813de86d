/**
 * @generated SignedSource<<64d9c8a22968041c730174678f02b603>>
 * @relayHash 70707d94689fa32295e51b8fb8983b28
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d4b36c3bc78dc51bfea985cda19380c92e8c11ba608702bc3aa8bcb2f11008d

import { ConcreteRequest } from 'relay-runtime';
export type passwordQuery$variables = Record<PropertyKey, never>;
export type passwordQuery$data = {
  readonly viewer: {
    readonly __typename: "Viewer";
  } | null | undefined;
};
export type passwordQuery = {
  response: passwordQuery$data;
  variables: passwordQuery$variables;
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
    "name": "passwordQuery",
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
    "name": "passwordQuery",
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
    "id": "5d4b36c3bc78dc51bfea985cda19380c92e8c11ba608702bc3aa8bcb2f11008d",
    "metadata": {},
    "name": "passwordQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2c629c9251cf88a4038d2e7851fdc197";

export default node;
