/**
 * @generated SignedSource<<b8525ae022db8fbae4d319020bedf26e>>
 * @relayHash f9ef4844f9e292a84e4ef5fb467e8424
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8b9ddde29fc2936a9da7666c64751210d91fb898df1846ec5d343b081c373c56

import { ConcreteRequest } from 'relay-runtime';
export type snapshotTabTestPrivateQuery$variables = Record<PropertyKey, never>;
export type snapshotTabTestPrivateQuery$data = {
  readonly site: {
    readonly id: string;
    readonly title: string;
  } | null | undefined;
};
export type snapshotTabTestPrivateQuery = {
  response: snapshotTabTestPrivateQuery$data;
  variables: snapshotTabTestPrivateQuery$variables;
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
    "name": "snapshotTabTestPrivateQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "snapshotTabTestPrivateQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "8b9ddde29fc2936a9da7666c64751210d91fb898df1846ec5d343b081c373c56",
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
    "name": "snapshotTabTestPrivateQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a033785a98da9472c17fd9682df4ec6f";

export default node;
