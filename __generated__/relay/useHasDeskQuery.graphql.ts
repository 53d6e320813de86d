/**
 * @generated SignedSource<<9f120e25acbfc60686e582b2749aa093>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "role",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useHasDeskQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Account",
            "kind": "LinkedField",
            "name": "account",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Member",
                "kind": "LinkedField",
                "name": "member",
                "plural": false,
                "selections": [
                  (v0/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useHasDeskQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Account",
            "kind": "LinkedField",
            "name": "account",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Member",
                "kind": "LinkedField",
                "name": "member",
                "plural": false,
                "selections": [
                  (v0/*:: as any*/),
                  (v1/*:: as any*/)
                ],
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
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
