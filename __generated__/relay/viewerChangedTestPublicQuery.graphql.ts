/**
 * @generated SignedSource<<2084a7200b9a67ed09e8a68147465c3f>>
 * @relayHash cb89d1990ff8617c2336d0bdf3a9b77a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c2a4935264d15191efde831ebc3ead70c62dce6be1edec9782a6c9f6c2a8ef69

import { ConcreteRequest } from 'relay-runtime';
export type viewerChangedTestPublicQuery$variables = Record<PropertyKey, never>;
export type viewerChangedTestPublicQuery$data = {
  readonly site: {
    readonly id: string;
    readonly title: string;
  } | null | undefined;
};
export type viewerChangedTestPublicQuery = {
  response: viewerChangedTestPublicQuery$data;
  variables: viewerChangedTestPublicQuery$variables;
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
      },
      {
        "kind": "ScalarField",
        "name": "title"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "viewerChangedTestPublicQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "viewerChangedTestPublicQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "c2a4935264d15191efde831ebc3ead70c62dce6be1edec9782a6c9f6c2a8ef69",
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
    "name": "viewerChangedTestPublicQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "07f761059676209dc885ecf8c8a9d488";

export default node;
