/**
 * @generated SignedSource<<8e7749c7089dd3f93491807ab9ddb7d5>>
 * @relayHash a29e74ec6fe4cac08da823110937cfec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6fcef54be176d4f6e38db9ca261c982e92eeab26edccd5917266ee5a23a26009

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SessionListTestQuery$variables = Record<PropertyKey, never>;
export type SessionListTestQuery$data = {
  readonly viewer: {
    readonly account: {
      readonly " $fragmentSpreads": FragmentRefs<"SessionList_account">;
    } | null | undefined;
  } | null | undefined;
};
export type SessionListTestQuery = {
  response: SessionListTestQuery$data;
  variables: SessionListTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
},
v1 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v2 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "DateTime"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "SessionListTestQuery",
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
                "kind": "FragmentSpread",
                "name": "SessionList_account"
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
    "name": "SessionListTestQuery",
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
                "concreteType": "Session",
                "kind": "LinkedField",
                "name": "sessions",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "isCurrent"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "device"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "createdAt"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "seenAt"
                  }
                ]
              },
              (v0/*:: as any*/)
            ]
          },
          (v0/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "6fcef54be176d4f6e38db9ca261c982e92eeab26edccd5917266ee5a23a26009",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "viewer": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Viewer"
        },
        "viewer.account": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Account"
        },
        "viewer.account.id": (v1/*:: as any*/),
        "viewer.account.sessions": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "Session"
        },
        "viewer.account.sessions.createdAt": (v2/*:: as any*/),
        "viewer.account.sessions.device": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "String"
        },
        "viewer.account.sessions.id": (v1/*:: as any*/),
        "viewer.account.sessions.isCurrent": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
        },
        "viewer.account.sessions.seenAt": (v2/*:: as any*/),
        "viewer.id": (v1/*:: as any*/)
      }
    },
    "name": "SessionListTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fe036b8b65f7b8afe3f1b0c060d1c516";

export default node;
