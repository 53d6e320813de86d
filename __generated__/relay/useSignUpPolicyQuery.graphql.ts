/**
 * @generated SignedSource<<3bb37c14f44e5e6e1c1c4799f44c3daf>>
 * @relayHash 9200c979a94d7dd85af32962f3a7fa20
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dcf6a74c868a1b507dd7ba4de5894f7899cd4c5031f75dbf0696f332f67dc1de

import { ConcreteRequest } from 'relay-runtime';
export type SignUpPolicy = "CLOSED" | "INVITATION" | "OPEN" | "%future added value";
export type useSignUpPolicyQuery$variables = Record<PropertyKey, never>;
export type useSignUpPolicyQuery$data = {
  readonly site: {
    readonly signUpPolicy: SignUpPolicy | null | undefined;
  } | null | undefined;
};
export type useSignUpPolicyQuery = {
  response: useSignUpPolicyQuery$data;
  variables: useSignUpPolicyQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "signUpPolicy"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "useSignUpPolicyQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
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
    "name": "useSignUpPolicyQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
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
    "id": "dcf6a74c868a1b507dd7ba4de5894f7899cd4c5031f75dbf0696f332f67dc1de",
    "metadata": {},
    "name": "useSignUpPolicyQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b799d2057f1aba639f3559aef73664d5";

export default node;
