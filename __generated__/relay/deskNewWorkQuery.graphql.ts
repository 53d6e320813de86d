/**
 * @generated SignedSource<<615c32580d26aa96f9f5f8a9004a303d>>
 * @relayHash 9bcb9d84fbb03c8bf5178664b5a8a804
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b188179e580e2b3a4813e6d6a0fedc3f0346724e3a1ce83209a737ceaaef8f8

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type deskNewWorkQuery$variables = Record<PropertyKey, never>;
export type deskNewWorkQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"AddWorkPage_viewer">;
  } | null | undefined;
};
export type deskNewWorkQuery = {
  response: deskNewWorkQuery$data;
  variables: deskNewWorkQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "deskNewWorkQuery",
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
            "name": "AddWorkPage_viewer"
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
    "name": "deskNewWorkQuery",
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
    "id": "3b188179e580e2b3a4813e6d6a0fedc3f0346724e3a1ce83209a737ceaaef8f8",
    "metadata": {},
    "name": "deskNewWorkQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2e6180b7b058cba6522fe895295bec05";

export default node;
