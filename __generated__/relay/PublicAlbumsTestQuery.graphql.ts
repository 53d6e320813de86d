/**
 * @generated SignedSource<<a39220cda6eafa2dd381886e3b09f293>>
 * @relayHash e7a1853df0883bca895152b355873b6a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3ac571e640f006455a810fa3d348628acfbd8a8e4bfdae9c8eec7cef6d49b5c5

import { ConcreteRequest } from 'relay-runtime';
export type PublicAlbumsTestQuery$variables = Record<PropertyKey, never>;
export type PublicAlbumsTestQuery$data = {
  readonly site: {
    readonly title: string;
  } | null | undefined;
};
export type PublicAlbumsTestQuery = {
  response: PublicAlbumsTestQuery$data;
  variables: PublicAlbumsTestQuery$variables;
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
    "name": "PublicAlbumsTestQuery",
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
    "name": "PublicAlbumsTestQuery",
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
    "id": "3ac571e640f006455a810fa3d348628acfbd8a8e4bfdae9c8eec7cef6d49b5c5",
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
    "name": "PublicAlbumsTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cf2305203211bbbabda3bea81e752915";

export default node;
