/**
 * @generated SignedSource<<871ba5fcfdcad23fdad891dc78437134>>
 * @relayHash b5eb9892d299fd21cb68caef51f08953
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8117d970c9ea52c0968a7278e45a3bed976c1b2f1396776b2a590fe47d965890

import { ConcreteRequest } from 'relay-runtime';
export type ViewTakerTestQuery$variables = Record<PropertyKey, never>;
export type ViewTakerTestQuery$data = {
  readonly site: {
    readonly __typename: "Site";
  } | null | undefined;
};
export type ViewTakerTestQuery = {
  response: ViewTakerTestQuery$data;
  variables: ViewTakerTestQuery$variables;
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
    "name": "ViewTakerTestQuery",
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
    "name": "ViewTakerTestQuery",
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
    "id": "8117d970c9ea52c0968a7278e45a3bed976c1b2f1396776b2a590fe47d965890",
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
    "name": "ViewTakerTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0361073f8e3f0a1b1d44cf896aaba134";

export default node;
