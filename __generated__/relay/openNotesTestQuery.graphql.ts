/**
 * @generated SignedSource<<eee920b4bde43ac06afb450e9cc7cb78>>
 * @relayHash 2219e68f2b5a0c838464f10794f0b39c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea39b302c845da8c9c194c324283acd996912a300bec2bce75c3e8b588a239ae

import { ConcreteRequest } from 'relay-runtime';
export type openNotesTestQuery$variables = Record<PropertyKey, never>;
export type openNotesTestQuery$data = {
  readonly site: {
    readonly id: string;
  } | null | undefined;
};
export type openNotesTestQuery = {
  response: openNotesTestQuery$data;
  variables: openNotesTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "concreteType": "Site",
    "kind": "LinkedField",
    "name": "site",
    "plural": false,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "id"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "openNotesTestQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "openNotesTestQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "ea39b302c845da8c9c194c324283acd996912a300bec2bce75c3e8b588a239ae",
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
        }
      }
    },
    "name": "openNotesTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "967986c7cad97e6f4572ce7d806b16b3";

export default node;
