/**
 * @generated SignedSource<<a27143f8b8ad87c8e066a5b868104712>>
 * @relayHash 5dd343dc21953e2e1092b7c977414402
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6b39d4b96c70f2cc48affb8fdc45c80476b3901bd21ef2902a6eb68e36a257a

import { ConcreteRequest } from 'relay-runtime';
export type VersionsDialogTestQuery$variables = Record<PropertyKey, never>;
export type VersionsDialogTestQuery$data = {
  readonly site: {
    readonly __typename: "Site";
  } | null | undefined;
};
export type VersionsDialogTestQuery = {
  response: VersionsDialogTestQuery$data;
  variables: VersionsDialogTestQuery$variables;
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
    "name": "VersionsDialogTestQuery",
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
    "name": "VersionsDialogTestQuery",
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
    "id": "f6b39d4b96c70f2cc48affb8fdc45c80476b3901bd21ef2902a6eb68e36a257a",
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
    "name": "VersionsDialogTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "033989378d38ab9dbd725f0dba256dc4";

export default node;
