/**
 * @generated SignedSource<<e6f977a19e5f1725b6af2e7d0cc750c6>>
 * @relayHash 1d228fd041eaee84179683428c93c61b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d67ab63dde6ef17c4355e027d27061f32c7e87f17a5e2b10db7055939cc8275

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useRemoteCheckNewsFindingsQuery$variables = Record<PropertyKey, never>;
export type useRemoteCheckNewsFindingsQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"CheckupPage_viewer">;
  } | null | undefined;
};
export type useRemoteCheckNewsFindingsQuery = {
  response: useRemoteCheckNewsFindingsQuery$data;
  variables: useRemoteCheckNewsFindingsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
},
v1 = {
  "kind": "ScalarField",
  "name": "count"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "useRemoteCheckNewsFindingsQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "CheckupPage_viewer"
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
    "name": "useRemoteCheckNewsFindingsQuery",
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
                    "name": "role"
                  },
                  (v0/*:: as any*/)
                ]
              },
              (v0/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "__typename"
              }
            ]
          },
          {
            "concreteType": "Desk",
            "kind": "LinkedField",
            "name": "desk",
            "plural": false,
            "selections": [
              {
                "concreteType": "CheckupFinding",
                "kind": "LinkedField",
                "name": "checkup",
                "plural": true,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "problem"
                  },
                  (v1/*:: as any*/)
                ]
              },
              {
                "concreteType": "RemoteImages",
                "kind": "LinkedField",
                "name": "remotePictures",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "uncheckedCount"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "checkedSince"
                  },
                  {
                    "concreteType": "RemoteCheck",
                    "kind": "LinkedField",
                    "name": "check",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "isUnderWay"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "done"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "deadCount"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "postponedCount"
                      }
                    ]
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
    "id": "3d67ab63dde6ef17c4355e027d27061f32c7e87f17a5e2b10db7055939cc8275",
    "metadata": {},
    "name": "useRemoteCheckNewsFindingsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f6ee60e83463cd1806ea1f7c1ae8881e";

export default node;
