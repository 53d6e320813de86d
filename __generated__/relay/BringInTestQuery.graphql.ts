/**
 * @generated SignedSource<<9180470e7c18d7b6098278810534f51d>>
 * @relayHash 6a37d3f7cde1cae69cd508a965d00be3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 603f2e3e9cd1acb181a0cd003087b5fc7af1156f853c3882ae1596157f1ff984

import { ConcreteRequest } from 'relay-runtime';
export type BringInTestQuery$variables = Record<PropertyKey, never>;
export type BringInTestQuery$data = {
  readonly viewer: {
    readonly __typename: "Viewer";
  } | null | undefined;
};
export type BringInTestQuery = {
  response: BringInTestQuery$data;
  variables: BringInTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "BringInTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
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
    "name": "BringInTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "603f2e3e9cd1acb181a0cd003087b5fc7af1156f853c3882ae1596157f1ff984",
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
    "name": "BringInTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5b235b4fb8ad3ee21099e63700dba225";

export default node;
