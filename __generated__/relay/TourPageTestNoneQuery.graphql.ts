/**
 * @generated SignedSource<<1661ff08f8d112533060fa9574cdc614>>
 * @relayHash 26cec670342737d1020383193e0e3a27
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a5a0485f827c5ccece61d434dffe7a92b2b656e5c81474f91519271b30dee1ee

import { ConcreteRequest } from 'relay-runtime';
export type TourPageTestNoneQuery$variables = Record<PropertyKey, never>;
export type TourPageTestNoneQuery$data = {
  readonly site: {
    readonly title: string;
  } | null | undefined;
};
export type TourPageTestNoneQuery = {
  response: TourPageTestNoneQuery$data;
  variables: TourPageTestNoneQuery$variables;
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
    "name": "TourPageTestNoneQuery",
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
    "name": "TourPageTestNoneQuery",
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
    "id": "a5a0485f827c5ccece61d434dffe7a92b2b656e5c81474f91519271b30dee1ee",
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
    "name": "TourPageTestNoneQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f543e9fecd818cbd852091cb52bed297";

export default node;
