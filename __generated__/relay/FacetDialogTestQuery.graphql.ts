/**
 * @generated SignedSource<<049d5355a7f718b0e790115bcc91dee6>>
 * @relayHash 9656a822947a4eae3ed347bd17ada160
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 65a0cd22c3f14f44e015a3b5e899160ea81cac0268710debdf03888dc549dd49

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FacetDialogTestQuery$variables = Record<PropertyKey, never>;
export type FacetDialogTestQuery$data = {
  readonly workFacets: {
    readonly values: {
      readonly " $fragmentSpreads": FragmentRefs<"FacetGroup_values">;
    };
  };
};
export type FacetDialogTestQuery = {
  response: FacetDialogTestQuery$data;
  variables: FacetDialogTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 10
  },
  {
    "kind": "Literal",
    "name": "kind",
    "value": "CREATOR"
  }
],
v1 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "FacetDialogTestQuery",
    "selections": [
      {
        "concreteType": "WorkFacets",
        "kind": "LinkedField",
        "name": "workFacets",
        "plural": false,
        "selections": [
          {
            "args": (v0/*:: as any*/),
            "concreteType": "FacetValues",
            "kind": "LinkedField",
            "name": "values",
            "plural": false,
            "selections": [
              {
                "kind": "FragmentSpread",
                "name": "FacetGroup_values"
              }
            ],
            "storageKey": "values(first:10,kind:\"CREATOR\")"
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
    "name": "FacetDialogTestQuery",
    "selections": [
      {
        "concreteType": "WorkFacets",
        "kind": "LinkedField",
        "name": "workFacets",
        "plural": false,
        "selections": [
          {
            "args": (v0/*:: as any*/),
            "concreteType": "FacetValues",
            "kind": "LinkedField",
            "name": "values",
            "plural": false,
            "selections": [
              {
                "concreteType": "FacetValue",
                "kind": "LinkedField",
                "name": "values",
                "plural": true,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "value"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "count"
                  }
                ]
              },
              {
                "kind": "ScalarField",
                "name": "total"
              }
            ],
            "storageKey": "values(first:10,kind:\"CREATOR\")"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "65a0cd22c3f14f44e015a3b5e899160ea81cac0268710debdf03888dc549dd49",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "workFacets": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "WorkFacets"
        },
        "workFacets.values": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "FacetValues"
        },
        "workFacets.values.total": (v1/*:: as any*/),
        "workFacets.values.values": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "FacetValue"
        },
        "workFacets.values.values.count": (v1/*:: as any*/),
        "workFacets.values.values.value": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "String"
        }
      }
    },
    "name": "FacetDialogTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b4acfd151c201f8b158bbe7fd196cfab";

export default node;
