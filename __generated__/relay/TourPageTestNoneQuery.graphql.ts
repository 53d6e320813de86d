/**
 * @generated SignedSource<<71f4e50570f9d4ebd2e5133e294b9c19>>
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
    "name": "TourPageTestNoneQuery",
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
    "name": "TourPageTestNoneQuery",
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
