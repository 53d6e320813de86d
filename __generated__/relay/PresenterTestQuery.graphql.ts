/**
 * @generated SignedSource<<417b3d51c5a389204a0a45694f1683b1>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PresenterTestQuery",
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
    "name": "PresenterTestQuery",
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
