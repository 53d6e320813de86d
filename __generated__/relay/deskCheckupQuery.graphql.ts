/**
 * @generated SignedSource<<50472ea992e571f27d1d520bec5c617d>>
 * @relayHash 70a3b3b188dc1d909839e9ac74c0a117
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf760643a62b523e00a2bfb1d670092e179acdeb9000dbed2c3210f2d85122cb

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type deskCheckupQuery$variables = Record<PropertyKey, never>;
export type deskCheckupQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"CheckupPage_viewer">;
  } | null | undefined;
};
export type deskCheckupQuery = {
  response: deskCheckupQuery$data;
  variables: deskCheckupQuery$variables;
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
    "name": "deskCheckupQuery",
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
    "name": "deskCheckupQuery",
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
    "id": "cf760643a62b523e00a2bfb1d670092e179acdeb9000dbed2c3210f2d85122cb",
    "metadata": {},
    "name": "deskCheckupQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "01597f9e01bffe225bd33ce2e44ce653";

export default node;
