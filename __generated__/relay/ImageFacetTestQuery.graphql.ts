/**
 * @generated SignedSource<<a04b0c36bd59d3888c74dcc277f982ba>>
 * @relayHash df3dddb94ab6cbc87f51c2c9101c9e18
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb9323446acd65dc605ce437e50818c07895a2066163894c4d52d03a077506af

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ImageFacetTestQuery$variables = Record<PropertyKey, never>;
export type ImageFacetTestQuery$data = {
  readonly workFacets: {
    readonly " $fragmentSpreads": FragmentRefs<"ImageFacet_facets">;
  } | null | undefined;
};
export type ImageFacetTestQuery = {
  response: ImageFacetTestQuery$data;
  variables: ImageFacetTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Int"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "ImageFacetTestQuery",
    "selections": [
      {
        "concreteType": "WorkFacets",
        "kind": "LinkedField",
        "name": "workFacets",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "ImageFacet_facets"
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ImageFacetTestQuery",
    "selections": [
      {
        "concreteType": "WorkFacets",
        "kind": "LinkedField",
        "name": "workFacets",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "withImage"
          },
          {
            "kind": "ScalarField",
            "name": "withoutImage"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "cb9323446acd65dc605ce437e50818c07895a2066163894c4d52d03a077506af",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "workFacets": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "WorkFacets"
        },
        "workFacets.withImage": (v0/*:: as any*/),
        "workFacets.withoutImage": (v0/*:: as any*/)
      }
    },
    "name": "ImageFacetTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "163d112f28c3dd6fe50562ca303b08a0";

export default node;
