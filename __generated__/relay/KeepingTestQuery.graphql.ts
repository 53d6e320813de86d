/**
 * @generated SignedSource<<874a3194adaf8a5efe3701e903738ea1>>
 * @relayHash 24ea6525f6241a3f55cfc6a070f446bd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 52d92744895f3af2a47432829fce00983cef2b73f5cbf93c97d082f2d5171661

import { ConcreteRequest } from 'relay-runtime';
export type KeepingTestQuery$variables = Record<PropertyKey, never>;
export type KeepingTestQuery$data = {
  readonly site: {
    readonly title: string;
  } | null | undefined;
};
export type KeepingTestQuery = {
  response: KeepingTestQuery$data;
  variables: KeepingTestQuery$variables;
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
    "name": "KeepingTestQuery",
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
    "name": "KeepingTestQuery",
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
    "id": "52d92744895f3af2a47432829fce00983cef2b73f5cbf93c97d082f2d5171661",
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
    "name": "KeepingTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0ddb70b801f055d1e7ff37e1f909d2ec";

export default node;
