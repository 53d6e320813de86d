/**
 * @generated SignedSource<<501947ae3d94190902d2a9f6fb0fb84c>>
 * @relayHash 21c0c6043b4eda10a212bac98f793683
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df265937553989e26b2ac4a60b1a93b0d7cc0ce0f38dd58b20e1983c1c159a48

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AccountPageTestQuery$variables = Record<PropertyKey, never>;
export type AccountPageTestQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"AccountPage_viewer">;
  } | null | undefined;
};
export type AccountPageTestQuery = {
  response: AccountPageTestQuery$data;
  variables: AccountPageTestQuery$variables;
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
    "name": "AccountPageTestQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
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
    "name": "AccountPageTestQuery",
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
                "kind": "ScalarField",
                "name": "email"
              },
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
                  {
                    "kind": "ScalarField",
                    "name": "name"
                  },
                  (v0/*:: as any*/)
                ]
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
    "id": "df265937553989e26b2ac4a60b1a93b0d7cc0ce0f38dd58b20e1983c1c159a48",
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
    "name": "AccountPageTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d6f68759c22753d15a75caea474165ac";

export default node;
