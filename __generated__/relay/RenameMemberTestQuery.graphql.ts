/**
 * @generated SignedSource<<61d37dbf6d4ef4ea65550c2c924283db>>
 * @relayHash dac0a5ffafefec37781f5deead1861e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc740d58ed6d6c84bfec97288dba44b41dc93906508e8f7ed917928d6376832c

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RenameMemberTestQuery$variables = Record<PropertyKey, never>;
export type RenameMemberTestQuery$data = {
  readonly viewer: {
    readonly account: {
      readonly member: {
        readonly " $fragmentSpreads": FragmentRefs<"RenameMember_member">;
      };
    } | null | undefined;
  } | null | undefined;
};
export type RenameMemberTestQuery = {
  response: RenameMemberTestQuery$data;
  variables: RenameMemberTestQuery$variables;
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
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "RenameMemberTestQuery",
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
                    "kind": "FragmentSpread",
                    "name": "RenameMember_member"
                  }
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
    "name": "RenameMemberTestQuery",
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
                    "name": "name"
                  },
                  (v0/*:: as any*/)
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
    "id": "fc740d58ed6d6c84bfec97288dba44b41dc93906508e8f7ed917928d6376832c",
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
        "viewer.account.member": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Member"
        },
        "viewer.account.member.id": (v1/*:: as any*/),
        "viewer.account.member.name": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "String"
        },
        "viewer.id": (v1/*:: as any*/)
      }
    },
    "name": "RenameMemberTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e0f0ddf3fb1159405fd8f014bd715f02";

export default node;
