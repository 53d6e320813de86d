/**
 * @generated SignedSource<<ef18e52fb3c06c3f8a8044002b475532>>
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
    "name": "TourStageTestQuery",
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
    "name": "TourStageTestQuery",
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
