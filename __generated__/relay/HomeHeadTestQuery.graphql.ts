/**
 * @generated SignedSource<<c11e74acd5cfb20e64bf827b489ce478>>
 * @relayHash ba2bf8b81821276ba989a984598b608d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 84ff744e9c4a046afc8d6d09dc6fe745fa99aeae59a3da45ac80d406dfec350d

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type HomeHeadTestQuery$variables = Record<PropertyKey, never>;
export type HomeHeadTestQuery$data = {
  readonly site: {
    readonly " $fragmentSpreads": FragmentRefs<"HomeHead_site">;
  } | null | undefined;
};
export type HomeHeadTestQuery = {
  response: HomeHeadTestQuery$data;
  variables: HomeHeadTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "HomeHeadTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "HomeHead_site"
          }
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
    "name": "HomeHeadTestQuery",
    "selections": [
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
            "name": "title",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "description",
            "storageKey": null
          },
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
    "id": "84ff744e9c4a046afc8d6d09dc6fe745fa99aeae59a3da45ac80d406dfec350d",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "site": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Site"
        },
        "site.description": (v0/*:: as any*/),
        "site.id": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ID"
        },
        "site.title": (v0/*:: as any*/)
      }
    },
    "name": "HomeHeadTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "773e020b8d79231ad3c4921216fbee1c";

export default node;
