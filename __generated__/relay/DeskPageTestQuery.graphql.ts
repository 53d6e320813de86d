/**
 * @generated SignedSource<<bde76f0089b53f2de7d77d7d30ab664d>>
 * @relayHash 800fae0e204ec5b449a55961114e22f9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b4c08e9ebabafbd8ba0bd28718f6cf8ea70a5d421b5e4ca96ec1b7d22c28583a

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
    "name": "DeskPageTestQuery",
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
            "name": "DeskPage_viewer"
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
    "name": "DeskPageTestQuery",
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
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b4c08e9ebabafbd8ba0bd28718f6cf8ea70a5d421b5e4ca96ec1b7d22c28583a",
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
