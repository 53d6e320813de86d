/**
 * @generated SignedSource<<0e27229e0d16d09f05428d42562496d2>>
 * @relayHash 340945c38f19e9885c5b1580388e8099
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f33a73dbf9b92807002d04d69723ba63305bc2907aaf770ac76694845eec9fd

import { ConcreteRequest } from 'relay-runtime';
export type PickWorkTestQuery$variables = Record<PropertyKey, never>;
export type PickWorkTestQuery$data = {
  readonly site: {
    readonly __typename: "Site";
  } | null | undefined;
};
export type PickWorkTestQuery = {
  response: PickWorkTestQuery$data;
  variables: PickWorkTestQuery$variables;
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
    "name": "PickWorkTestQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
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
    "name": "PickWorkTestQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
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
    "id": "5f33a73dbf9b92807002d04d69723ba63305bc2907aaf770ac76694845eec9fd",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "site": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Site"
        },
        "site.__typename": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "String"
        },
        "site.id": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ID"
        }
      }
    },
    "name": "PickWorkTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8e28ae37564eabc4600a5345d61a2e11";

export default node;
