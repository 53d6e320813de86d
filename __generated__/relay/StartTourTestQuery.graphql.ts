/**
 * @generated SignedSource<<2bc726c0df1aa1db2df5e08c6fb11614>>
 * @relayHash d148e23efd646f2fad631f527dd31607
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID caf633153684d438bf1b967a2cc9def2baa30ea774bb82a001373eb1105dd0f4

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StartTourTestQuery$variables = Record<PropertyKey, never>;
export type StartTourTestQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"FavouriteButton_viewer" | "useGuest_viewer">;
  } | null | undefined;
};
export type StartTourTestQuery = {
  response: StartTourTestQuery$data;
  variables: StartTourTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
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
    "metadata": null,
    "name": "StartTourTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FavouriteButton_viewer"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "useGuest_viewer"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "StartTourTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "favouriteWorkIds",
            "storageKey": null
          },
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "guestId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Account",
            "kind": "LinkedField",
            "name": "account",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Member",
                "kind": "LinkedField",
                "name": "member",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "role",
                    "storageKey": null
                  },
                  (v0/*:: as any*/)
                ],
                "storageKey": null
              },
              (v0/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "caf633153684d438bf1b967a2cc9def2baa30ea774bb82a001373eb1105dd0f4",
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
        "viewer.favouriteWorkIds": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "ID"
        },
        "viewer.guestId": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ID"
        },
        "viewer.id": (v1/*:: as any*/)
      }
    },
    "name": "StartTourTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "30877319a6081fcd3f71183f577756b7";

export default node;
