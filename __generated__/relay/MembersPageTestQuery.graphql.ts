/**
 * @generated SignedSource<<3619f29d56e48e62c918064d1db19e51>>
 * @relayHash 8f3866c79796796d42051dcd2a71facf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9176c72663fbd3bd1be44cc3d4b34389e86a5dcc567a36ec21bd207c2bf568cb

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MembersPageTestQuery$variables = Record<PropertyKey, never>;
export type MembersPageTestQuery$data = {
  readonly site: {
    readonly " $fragmentSpreads": FragmentRefs<"SignUpPolicyChoice_site">;
  } | null | undefined;
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"MembersPage_viewer">;
  } | null | undefined;
};
export type MembersPageTestQuery = {
  response: MembersPageTestQuery$data;
  variables: MembersPageTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "role"
},
v1 = {
  "kind": "ScalarField",
  "name": "id"
},
v2 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v3 = {
  "kind": "ClientExtension",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "__id"
    }
  ]
},
v4 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 36
  }
],
v5 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v6 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v7 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Member"
},
v8 = {
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
v9 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v10 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "DateTime"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "MembersPageTestQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "MembersPage_viewer"
          }
        ]
      },
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "SignUpPolicyChoice_site"
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
    "name": "MembersPageTestQuery",
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
              (v1/*:: as any*/),
              (v2/*:: as any*/)
            ]
          },
          {
            "concreteType": "Desk",
            "kind": "LinkedField",
            "name": "desk",
            "plural": false,
            "selections": [
              {
                "concreteType": "Invitation",
                "kind": "LinkedField",
                "name": "invitations",
                "plural": true,
                "selections": [
                  (v1/*:: as any*/),
                  (v0/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "note"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "createdAt"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "expiresAt"
                  }
                ]
              },
              (v3/*:: as any*/),
              {
                "args": (v4/*:: as any*/),
                "concreteType": "AccountConnection",
                "kind": "LinkedField",
                "name": "accounts",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "AccountEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "concreteType": "Account",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v1/*:: as any*/),
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
                              (v1/*:: as any*/),
                              {
                                "kind": "ScalarField",
                                "name": "name"
                              },
                              (v0/*:: as any*/)
                            ]
                          },
                          (v2/*:: as any*/)
                        ]
                      },
                      {
                        "kind": "ScalarField",
                        "name": "cursor"
                      }
                    ]
                  },
                  {
                    "concreteType": "PageInfo",
                    "kind": "LinkedField",
                    "name": "pageInfo",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "endCursor"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "hasNextPage"
                      }
                    ]
                  },
                  (v3/*:: as any*/)
                ],
                "storageKey": "accounts(first:36)"
              },
              {
                "args": (v4/*:: as any*/),
                "filters": [],
                "handle": "connection",
                "key": "MemberList_desk_accounts",
                "kind": "LinkedHandle",
                "name": "accounts"
              }
            ]
          },
          (v1/*:: as any*/)
        ]
      },
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "signUpPolicy"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "9176c72663fbd3bd1be44cc3d4b34389e86a5dcc567a36ec21bd207c2bf568cb",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "site": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Site"
        },
        "site.id": (v5/*:: as any*/),
        "site.signUpPolicy": {
          "enumValues": [
            "OPEN",
            "INVITATION",
            "CLOSED"
          ],
          "nullable": true,
          "plural": false,
          "type": "SignUpPolicy"
        },
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
        "viewer.account.__typename": (v6/*:: as any*/),
        "viewer.account.id": (v5/*:: as any*/),
        "viewer.account.member": (v7/*:: as any*/),
        "viewer.account.member.id": (v5/*:: as any*/),
        "viewer.account.member.role": (v8/*:: as any*/),
        "viewer.desk": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Desk"
        },
        "viewer.desk.__id": (v5/*:: as any*/),
        "viewer.desk.accounts": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "AccountConnection"
        },
        "viewer.desk.accounts.__id": (v5/*:: as any*/),
        "viewer.desk.accounts.edges": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "AccountEdge"
        },
        "viewer.desk.accounts.edges.cursor": (v6/*:: as any*/),
        "viewer.desk.accounts.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Account"
        },
        "viewer.desk.accounts.edges.node.__typename": (v6/*:: as any*/),
        "viewer.desk.accounts.edges.node.email": (v6/*:: as any*/),
        "viewer.desk.accounts.edges.node.id": (v5/*:: as any*/),
        "viewer.desk.accounts.edges.node.member": (v7/*:: as any*/),
        "viewer.desk.accounts.edges.node.member.id": (v5/*:: as any*/),
        "viewer.desk.accounts.edges.node.member.name": (v9/*:: as any*/),
        "viewer.desk.accounts.edges.node.member.role": (v8/*:: as any*/),
        "viewer.desk.accounts.pageInfo": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "PageInfo"
        },
        "viewer.desk.accounts.pageInfo.endCursor": (v9/*:: as any*/),
        "viewer.desk.accounts.pageInfo.hasNextPage": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
        },
        "viewer.desk.invitations": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "Invitation"
        },
        "viewer.desk.invitations.createdAt": (v10/*:: as any*/),
        "viewer.desk.invitations.expiresAt": (v10/*:: as any*/),
        "viewer.desk.invitations.id": (v5/*:: as any*/),
        "viewer.desk.invitations.note": (v6/*:: as any*/),
        "viewer.desk.invitations.role": (v8/*:: as any*/),
        "viewer.id": (v5/*:: as any*/)
      }
    },
    "name": "MembersPageTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "83e5b4655aab986f2366639e1e90377d";

export default node;
