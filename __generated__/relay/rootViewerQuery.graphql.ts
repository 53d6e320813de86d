/**
 * @generated SignedSource<<c70711e97a6b5a6192c79eb61080e106>>
 * @relayHash 2dc83a1483784367542b0b9a1de7d4ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7077f23962cad359f1ec5035cb46143e85c1c71e518ff47cfc8a8d59dd729b58

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Role = "CURATOR" | "MEMBER" | "OWNER" | "VISITOR" | "%future added value";
export type rootViewerQuery$variables = Record<PropertyKey, never>;
export type rootViewerQuery$data = {
  readonly viewer: {
    readonly account: {
      readonly member: {
        readonly name: string | null | undefined;
        readonly role: Role;
      };
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"FavouriteButton_viewer" | "useGuest_viewer">;
  } | null | undefined;
};
export type rootViewerQuery = {
  response: rootViewerQuery$data;
  variables: rootViewerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "name"
},
v1 = {
  "kind": "ScalarField",
  "name": "role"
},
v2 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "rootViewerQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "FavouriteButton_viewer"
          },
          {
            "kind": "FragmentSpread",
            "name": "useGuest_viewer"
          },
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
    "name": "rootViewerQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "favouriteWorkIds"
          },
          (v2/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "guestId"
          },
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
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  (v0/*:: as any*/)
                ]
              },
              (v2/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "7077f23962cad359f1ec5035cb46143e85c1c71e518ff47cfc8a8d59dd729b58",
    "metadata": {},
    "name": "rootViewerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bacef03caebff20bb7b072e21497ef94";

export default node;
