/**
 * @generated SignedSource<<c4c8c85202ccbbd0614b37e46f9cd5b3>>
 * @relayHash f89bc2f561f4a4c1f62d4d936fb1180a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2cc3ce1575e5da8be51b12382d9463296a4d1034d9b00f49c55ce75debf10f5d

import { ConcreteRequest } from 'relay-runtime';
export type UndoDialogTestQuery$variables = Record<PropertyKey, never>;
export type UndoDialogTestQuery$data = {
  readonly viewer: {
    readonly __typename: "Viewer";
  } | null | undefined;
};
export type UndoDialogTestQuery = {
  response: UndoDialogTestQuery$data;
  variables: UndoDialogTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "__typename"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "UndoDialogTestQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "UndoDialogTestQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "id"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "2cc3ce1575e5da8be51b12382d9463296a4d1034d9b00f49c55ce75debf10f5d",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "viewer": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Viewer"
        },
        "viewer.__typename": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "String"
        },
        "viewer.id": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ID"
        }
      }
    },
    "name": "UndoDialogTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d45c1b3c1145e0f67051e00b9a53c69d";

export default node;
