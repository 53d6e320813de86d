/**
 * @generated SignedSource<<75894f5bd2b30d643339552eea72323c>>
 * @relayHash ae00595f34c3247523a9a069213d0045
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3132adcd17624650bcaacb58d8554f9d331022431596d4e5072de27b2d7d1527

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DeskPageTestQuery$variables = Record<PropertyKey, never>;
export type DeskPageTestQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"DeskPage_viewer">;
  } | null | undefined;
};
export type DeskPageTestQuery = {
  response: DeskPageTestQuery$data;
  variables: DeskPageTestQuery$variables;
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
    "name": "DeskPageTestQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "DeskPage_viewer"
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
    "name": "DeskPageTestQuery",
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
                "kind": "ScalarField",
                "name": "noteQueueLength"
              }
            ]
          },
          (v0/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "3132adcd17624650bcaacb58d8554f9d331022431596d4e5072de27b2d7d1527",
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
        "viewer.account.id": (v1/*:: as any*/),
        "viewer.account.member": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Member"
        },
        "viewer.account.member.id": (v1/*:: as any*/),
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
        "viewer.desk.noteQueueLength": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Int"
        },
        "viewer.id": (v1/*:: as any*/)
      }
    },
    "name": "DeskPageTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "41e73c4bd352cdec72fdde1b1423a2af";

export default node;
