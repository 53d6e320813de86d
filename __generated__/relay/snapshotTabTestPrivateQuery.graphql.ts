/**
 * @generated SignedSource<<9d50b1697d328fa78ae8b737c804e7c3>>
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
    "alias": null,
    "args": null,
    "concreteType": "Site",
    "kind": "LinkedField",
    "name": "site",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "title",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "snapshotTabTestPrivateQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
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
