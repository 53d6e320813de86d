/**
 * @generated SignedSource<<7d2e090ed7966373b706eec8f9f7504a>>
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
    "name": "PickWorkTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
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
    "name": "PickWorkTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
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
