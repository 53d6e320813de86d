/**
 * @generated SignedSource<<f1f63993e0ff6f3d4027d0a60fb4bd6c>>
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
    "metadata": null,
    "name": "ImageFacetTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "WorkFacets",
        "kind": "LinkedField",
        "name": "workFacets",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ImageFacet_facets"
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
    "name": "ImageFacetTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "WorkFacets",
        "kind": "LinkedField",
        "name": "workFacets",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "withImage",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "withoutImage",
            "storageKey": null
          }
        ],
        "storageKey": null
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
