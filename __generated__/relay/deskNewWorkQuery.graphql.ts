/**
 * @generated SignedSource<<1322253a6e901126febc5147a5e9fc38>>
 * @relayHash 9bcb9d84fbb03c8bf5178664b5a8a804
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b188179e580e2b3a4813e6d6a0fedc3f0346724e3a1ce83209a737ceaaef8f8

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type deskNewWorkQuery$variables = Record<PropertyKey, never>;
export type deskNewWorkQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"AddWorkPage_viewer">;
  } | null | undefined;
};
export type deskNewWorkQuery = {
  response: deskNewWorkQuery$data;
  variables: deskNewWorkQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "deskNewWorkQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "AddWorkPage_viewer"
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "deskNewWorkQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Account",
            "kind": "LinkedField",
            "name": "account",
            "plural": false,
            "selections": [
              {
                "concreteType": "Member",
                "kind": "LinkedField",
                "name": "member",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "role"
                  },
                  (v0/*:: as any*/)
                ]
              },
              (v0/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "__typename"
              }
            ]
          },
          (v0/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "3b188179e580e2b3a4813e6d6a0fedc3f0346724e3a1ce83209a737ceaaef8f8",
    "metadata": {},
    "name": "deskNewWorkQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2e6180b7b058cba6522fe895295bec05";

export default node;
