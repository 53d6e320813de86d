/**
 * @generated SignedSource<<676bf4af61919793e661b088101f47a7>>
 * @relayHash 15574bfb473faee324d51901157f6b8b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dbc4b4c3adf1c143a4c522061d1b1b3f0349d81f35c69481b21e8e64fe167a51

import { ConcreteRequest } from 'relay-runtime';
export type Role = "CURATOR" | "MEMBER" | "OWNER" | "VISITOR" | "%future added value";
export type useHasDeskQuery$variables = Record<PropertyKey, never>;
export type useHasDeskQuery$data = {
  readonly viewer: {
    readonly account: {
      readonly member: {
        readonly role: Role;
      };
    } | null | undefined;
  } | null | undefined;
};
export type useHasDeskQuery = {
  response: useHasDeskQuery$data;
  variables: useHasDeskQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "role"
},
v1 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "useHasDeskQuery",
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
                  (v0/*:: as any*/)
                ]
              }
            ]
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
    "name": "useHasDeskQuery",
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
                  (v0/*:: as any*/),
                  (v1/*:: as any*/)
                ]
              },
              (v1/*:: as any*/)
            ]
          },
          (v1/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "dbc4b4c3adf1c143a4c522061d1b1b3f0349d81f35c69481b21e8e64fe167a51",
    "metadata": {},
    "name": "useHasDeskQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "805a8d5c054d2a954a9361bf4694fafe";

export default node;
