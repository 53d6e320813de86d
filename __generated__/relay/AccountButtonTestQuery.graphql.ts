/**
 * @generated SignedSource<<8da169e20e278bd3f57e22859e253923>>
 * @relayHash 7ce21dbda0eacabaf069128edbb41f77
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff66804d1b3549954decbb3f7fb3f68448d1bcafd834326b6ee96f77c7bd29bc

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Role = "CURATOR" | "MEMBER" | "OWNER" | "VISITOR" | "%future added value";
export type AccountButtonTestQuery$variables = Record<PropertyKey, never>;
export type AccountButtonTestQuery$data = {
  readonly viewer: {
    readonly account: {
      readonly member: {
        readonly name: string | null | undefined;
        readonly role: Role;
      };
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"AccountPage_viewer">;
  } | null | undefined;
};
export type AccountButtonTestQuery = {
  response: AccountButtonTestQuery$data;
  variables: AccountButtonTestQuery$variables;
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
},
v3 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v4 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v5 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "DateTime"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "AccountButtonTestQuery",
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
              }
            ]
          },
          {
            "kind": "FragmentSpread",
            "name": "AccountPage_viewer"
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
    "name": "AccountButtonTestQuery",
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
                  (v1/*:: as any*/),
                  (v2/*:: as any*/)
                ]
              },
              (v2/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "email"
              },
              {
                "concreteType": "Session",
                "kind": "LinkedField",
                "name": "sessions",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
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
              }
            ]
          },
          (v2/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "ff66804d1b3549954decbb3f7fb3f68448d1bcafd834326b6ee96f77c7bd29bc",
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
        "viewer.account.email": (v3/*:: as any*/),
        "viewer.account.id": (v4/*:: as any*/),
        "viewer.account.member": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Member"
        },
        "viewer.account.member.id": (v4/*:: as any*/),
        "viewer.account.member.name": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "String"
        },
        "viewer.account.member.role": {
          "enumValues": [
            "VISITOR",
            "MEMBER",
            "CURATOR",
            "OWNER"
          ],
          "nullable": false,
          "plural": false,
          "type": "Role"
        },
        "viewer.account.sessions": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "Session"
        },
        "viewer.account.sessions.createdAt": (v5/*:: as any*/),
        "viewer.account.sessions.device": (v3/*:: as any*/),
        "viewer.account.sessions.id": (v4/*:: as any*/),
        "viewer.account.sessions.isCurrent": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
        },
        "viewer.account.sessions.seenAt": (v5/*:: as any*/),
        "viewer.id": (v4/*:: as any*/)
      }
    },
    "name": "AccountButtonTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ed98ed0e02d313cd072b609b99184836";

export default node;
