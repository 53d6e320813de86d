/**
 * @generated SignedSource<<536d1368678d213d7abb22a77e746706>>
 * @relayHash 37bc98f1d73d4eda50f6802cac6094a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8b736546b7a7d95983d163a1bfbf1a9c06184a1faaa57ef018f4303b2ca55fc6

import { ConcreteRequest } from 'relay-runtime';
export type routeQueryTestQuery$variables = {
  slug: string;
};
export type routeQueryTestQuery$data = {
  readonly work: {
    readonly id: string;
    readonly title: string;
  } | null | undefined;
};
export type routeQueryTestQuery = {
  response: routeQueryTestQuery$data;
  variables: routeQueryTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "slug"
  }
],
v1 = [
  {
    "args": [
      {
        "kind": "Variable",
        "name": "slug",
        "variableName": "slug"
      }
    ],
    "concreteType": "Work",
    "kind": "LinkedField",
    "name": "work",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "routeQueryTestQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "routeQueryTestQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8b736546b7a7d95983d163a1bfbf1a9c06184a1faaa57ef018f4303b2ca55fc6",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "work": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Work"
        },
        "work.id": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ID"
        },
        "work.title": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "String"
        }
      }
    },
    "name": "routeQueryTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "341c78a4094da1a03b3f4bcc18df2fcc";

export default node;
