/**
 * @generated SignedSource<<eb93fdee3b3d88249667063612e10362>>
 * @relayHash 84b3e120e99462d4f577173c1f26c7ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9ab48be38d037b389404c3e56a0d15a1ea466867537a2f419816cc96e59dabd4

import { ConcreteRequest } from 'relay-runtime';
export type WorkListBlockFormTestQuery$variables = Record<PropertyKey, never>;
export type WorkListBlockFormTestQuery$data = {
  readonly site: {
    readonly __typename: "Site";
  } | null | undefined;
};
export type WorkListBlockFormTestQuery = {
  response: WorkListBlockFormTestQuery$data;
  variables: WorkListBlockFormTestQuery$variables;
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
    "name": "WorkListBlockFormTestQuery",
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
    "name": "WorkListBlockFormTestQuery",
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
    "id": "9ab48be38d037b389404c3e56a0d15a1ea466867537a2f419816cc96e59dabd4",
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
    "name": "WorkListBlockFormTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "75410c0a4f63c291edd727c41d622a8f";

export default node;
