/**
 * @generated SignedSource<<3300d5a5399ff57a554737305669ce21>>
 * @relayHash 4c3521167eb4d5bf93ddf0a76fcf8519
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 242a910947bdca1f033066f434f835779a98d819eb576b5b60bafc01a7f2ce89

import { ConcreteRequest } from 'relay-runtime';
export type TourStageTestQuery$variables = Record<PropertyKey, never>;
export type TourStageTestQuery$data = {
  readonly site: {
    readonly title: string;
  } | null | undefined;
};
export type TourStageTestQuery = {
  response: TourStageTestQuery$data;
  variables: TourStageTestQuery$variables;
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
    "name": "TourStageTestQuery",
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
    "name": "TourStageTestQuery",
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
    "id": "242a910947bdca1f033066f434f835779a98d819eb576b5b60bafc01a7f2ce89",
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
    "name": "TourStageTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8305326cff9e7b20fbb33886dd5b0a40";

export default node;
