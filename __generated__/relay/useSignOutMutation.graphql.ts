/**
 * @generated SignedSource<<2ed0db48f6a76042e0cd653da2bef953>>
 * @relayHash 1b1d1ad8654c8413f88dcba76703d668
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3f7e7598d2a82a17152fc65b5569c0a13406882451152a31747814de76753f35

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useSignOutMutation$variables = Record<PropertyKey, never>;
export type useSignOutMutation$data = {
  readonly signOut: {
    readonly __typename: "SignOutSuccess";
    readonly viewer: {
      readonly " $fragmentSpreads": FragmentRefs<"AccountPage_viewer">;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type useSignOutMutation = {
  response: useSignOutMutation$data;
  variables: useSignOutMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v1 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "useSignOutMutation",
    "selections": [
      {
        "kind": "LinkedField",
        "name": "signOut",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "kind": "InlineFragment",
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
            "type": "SignOutSuccess"
          }
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useSignOutMutation",
    "selections": [
      {
        "kind": "LinkedField",
        "name": "signOut",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "kind": "InlineFragment",
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
                          (v1/*:: as any*/)
                        ]
                      },
                      {
                        "concreteType": "Session",
                        "kind": "LinkedField",
                        "name": "sessions",
                        "plural": true,
                        "selections": [
                          (v1/*:: as any*/),
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
                      (v1/*:: as any*/)
                    ]
                  },
                  (v1/*:: as any*/)
                ]
              }
            ],
            "type": "SignOutSuccess"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "3f7e7598d2a82a17152fc65b5569c0a13406882451152a31747814de76753f35",
    "metadata": {},
    "name": "useSignOutMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c42b290957f1165f579f22b82b4f5fca";

export default node;
