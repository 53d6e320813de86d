/**
 * @generated SignedSource<<36dfbc5820b7670e1766d96966473bd9>>
 * @relayHash a30ddf2497fa3149ce3f467917c9dc36
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f39be12b3c57018306bfecf097146348ea735055a7b718028fcf7e5d6d7fbe08

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CorrectedSearchTestQuery$variables = Record<PropertyKey, never>;
export type CorrectedSearchTestQuery$data = {
  readonly works: {
    readonly " $fragmentSpreads": FragmentRefs<"CorrectedSearch_works">;
  } | null | undefined;
};
export type CorrectedSearchTestQuery = {
  response: CorrectedSearchTestQuery$data;
  variables: CorrectedSearchTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 1
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "CorrectedSearchTestQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "concreteType": "WorkConnection",
        "kind": "LinkedField",
        "name": "works",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "CorrectedSearch_works"
          }
        ],
        "storageKey": "works(first:1)"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CorrectedSearchTestQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "concreteType": "WorkConnection",
        "kind": "LinkedField",
        "name": "works",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "correctedSearch"
          }
        ],
        "storageKey": "works(first:1)"
      }
    ]
  },
  "params": {
    "id": "f39be12b3c57018306bfecf097146348ea735055a7b718028fcf7e5d6d7fbe08",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "works": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "WorkConnection"
        },
        "works.correctedSearch": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "String"
        }
      }
    },
    "name": "CorrectedSearchTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2c34bfe68a26a0c63f6927abc5cccd37";

export default node;
