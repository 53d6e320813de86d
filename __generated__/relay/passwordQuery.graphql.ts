/**
 * @generated SignedSource<<1f89ba8befb5599151bef9705cfbb653>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "passwordQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "passwordQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
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
