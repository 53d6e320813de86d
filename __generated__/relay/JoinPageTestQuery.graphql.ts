/**
 * @generated SignedSource<<b14061d69a6635330b3d9b8aee068e92>>
 * @relayHash 1088289de54e79a3524c02a307a86d2f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c726afe577f7d279b81711d7a8def0eaff4189354d8fc361ff96568e93a7406

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type JoinPageTestQuery$variables = Record<PropertyKey, never>;
export type JoinPageTestQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"AccountPage_viewer" | "JoinPage_viewer">;
  } | null | undefined;
};
export type JoinPageTestQuery = {
  response: JoinPageTestQuery$data;
  variables: JoinPageTestQuery$variables;
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
  "type": "String"
},
v2 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v3 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "DateTime"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "JoinPageTestQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "JoinPage_viewer"
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
    "name": "JoinPageTestQuery",
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
                "name": "email"
              },
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
              }
            ]
          },
          (v0/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "2c726afe577f7d279b81711d7a8def0eaff4189354d8fc361ff96568e93a7406",
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
        "viewer.account.email": (v1/*:: as any*/),
        "viewer.account.id": (v2/*:: as any*/),
        "viewer.account.member": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Member"
        },
        "viewer.account.member.id": (v2/*:: as any*/),
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
        "viewer.account.sessions.createdAt": (v3/*:: as any*/),
        "viewer.account.sessions.device": (v1/*:: as any*/),
        "viewer.account.sessions.id": (v2/*:: as any*/),
        "viewer.account.sessions.isCurrent": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
        },
        "viewer.account.sessions.seenAt": (v3/*:: as any*/),
        "viewer.id": (v2/*:: as any*/)
      }
    },
    "name": "JoinPageTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d30aee527ee0279df57eccf6e9278598";

export default node;
