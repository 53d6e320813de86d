/**
 * @generated SignedSource<<2a80f477c39ac8becef3113f2d94f7e6>>
 * @relayHash 34a61eaba4dfd82cd761a9adccff0ee9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3abcc7ee069f40208f81e45452e36151ca4e9927ccd4f23d68d13e0e81c21a6f

import { ConcreteRequest } from 'relay-runtime';
export type PresenterTestQuery$variables = Record<PropertyKey, never>;
export type PresenterTestQuery$data = {
  readonly site: {
    readonly title: string;
  } | null | undefined;
};
export type PresenterTestQuery = {
  response: PresenterTestQuery$data;
  variables: PresenterTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "title"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "PresenterTestQuery",
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
    "name": "PresenterTestQuery",
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
    "id": "3abcc7ee069f40208f81e45452e36151ca4e9927ccd4f23d68d13e0e81c21a6f",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "site": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Site"
        },
        "site.id": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ID"
        },
        "site.title": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "String"
        }
      }
    },
    "name": "PresenterTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1360ddf7f8012375a2c783d96ce311c2";

export default node;
