/**
 * @generated SignedSource<<91aa99b67732e2d1dd267384b4aef7cd>>
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
  "kind": "ScalarField",
  "name": "title"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "PublicAlbumsTestQuery",
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
    "name": "PublicAlbumsTestQuery",
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
