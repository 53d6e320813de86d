/**
 * @generated SignedSource<<52e112d5857d8db26be55ffce7cfa88c>>
 * @relayHash 8e3e1e7ae50c2e18592d2ea4d01cb015
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67ecc75816f1a07fbec54068fd4251e4ae71fad6dc44a210063279fc67f46398

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CheckupPageTestQuery$variables = Record<PropertyKey, never>;
export type CheckupPageTestQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"CheckupPage_viewer">;
  } | null | undefined;
};
export type CheckupPageTestQuery = {
  response: CheckupPageTestQuery$data;
  variables: CheckupPageTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
},
v1 = {
  "kind": "ScalarField",
  "name": "count"
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
  "type": "Int"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "CheckupPageTestQuery",
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
    "name": "CheckupPageTestQuery",
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
    "id": "67ecc75816f1a07fbec54068fd4251e4ae71fad6dc44a210063279fc67f46398",
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
        "viewer.account.__typename": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "String"
        },
        "viewer.account.id": (v2/*:: as any*/),
        "viewer.account.member": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Member"
        },
        "viewer.account.member.id": (v2/*:: as any*/),
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
        "viewer.desk": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Desk"
        },
        "viewer.desk.checkup": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "CheckupFinding"
        },
        "viewer.desk.checkup.count": (v3/*:: as any*/),
        "viewer.desk.checkup.problem": {
          "enumValues": [
            "NO_ALT",
            "NO_RIGHTS",
            "NO_DATE",
            "NO_IMAGE",
            "DEAD_REMOTE_IMAGE",
            "SMALL_IMAGE",
            "LIKELY_DUPLICATE",
            "NOT_INDEXED"
          ],
          "nullable": false,
          "plural": false,
          "type": "CheckupProblem"
        },
        "viewer.desk.remotePictures": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "RemoteImages"
        },
        "viewer.desk.remotePictures.check": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "RemoteCheck"
        },
        "viewer.desk.remotePictures.check.deadCount": (v3/*:: as any*/),
        "viewer.desk.remotePictures.check.done": (v3/*:: as any*/),
        "viewer.desk.remotePictures.check.isUnderWay": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
        },
        "viewer.desk.remotePictures.check.postponedCount": (v3/*:: as any*/),
        "viewer.desk.remotePictures.checkedSince": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "DateTime"
        },
        "viewer.desk.remotePictures.count": (v3/*:: as any*/),
        "viewer.desk.remotePictures.uncheckedCount": (v3/*:: as any*/),
        "viewer.id": (v2/*:: as any*/)
      }
    },
    "name": "CheckupPageTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c187f82d4eb8fb4ae84a5f70c99f410a";

export default node;
