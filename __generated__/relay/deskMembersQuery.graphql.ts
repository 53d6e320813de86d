/**
 * @generated SignedSource<<0e8781b53b7aff001344b69796c2aa20>>
 * @relayHash e1e577dd83cd4f8d09de2eb7ddee1e23
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 72347046f0491264a9a03467c01edcea87cadf0daa01beb5edc56925a150785a

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type deskMembersQuery$variables = Record<PropertyKey, never>;
export type deskMembersQuery$data = {
  readonly site: {
    readonly " $fragmentSpreads": FragmentRefs<"SignUpPolicyChoice_site">;
  } | null | undefined;
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"MembersPage_viewer">;
  } | null | undefined;
};
export type deskMembersQuery = {
  response: deskMembersQuery$data;
  variables: deskMembersQuery$variables;
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
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "deskMembersQuery",
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
    "name": "deskMembersQuery",
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
    "id": "72347046f0491264a9a03467c01edcea87cadf0daa01beb5edc56925a150785a",
    "metadata": {},
    "name": "deskMembersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9cddd1a490da798c47d2ffad55ed11cd";

export default node;
