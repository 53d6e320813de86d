/**
 * @generated SignedSource<<258652f828077ffd0393fb35ef151470>>
 * @relayHash 89f6e73f10d1a2fc1c1b559b4c649dbf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5419de8e9c8dbaf014081f778c74d1e329d804e0a83392fb632011d2b3b025cd

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type yearsFacetTestQuery$variables = Record<PropertyKey, never>;
export type yearsFacetTestQuery$data = {
  readonly workFacets: {
    readonly " $fragmentSpreads": FragmentRefs<"YearsFacet_facets">;
  } | null | undefined;
};
export type yearsFacetTestQuery = {
  response: yearsFacetTestQuery$data;
  variables: yearsFacetTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "yearsFacetTestQuery",
    "selections": [
      {
        "concreteType": "WorkFacets",
        "kind": "LinkedField",
        "name": "workFacets",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "YearsFacet_facets"
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
    "name": "yearsFacetTestQuery",
    "selections": [
      {
        "concreteType": "WorkFacets",
        "kind": "LinkedField",
        "name": "workFacets",
        "plural": false,
        "selections": [
          {
            "concreteType": "YearHistogram",
            "kind": "LinkedField",
            "name": "years",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "first"
              },
              {
                "kind": "ScalarField",
                "name": "step"
              },
              {
                "kind": "ScalarField",
                "name": "counts"
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "5419de8e9c8dbaf014081f778c74d1e329d804e0a83392fb632011d2b3b025cd",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "workFacets": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "WorkFacets"
        },
        "workFacets.years": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "YearHistogram"
        },
        "workFacets.years.counts": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Int"
        },
        "workFacets.years.first": (v0/*:: as any*/),
        "workFacets.years.step": (v0/*:: as any*/)
      }
    },
    "name": "yearsFacetTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fecfdc3115dd8947939ee9ab03c2ba87";

export default node;
