/**
 * @generated SignedSource<<4dbbbb40ea58168f1be8a1fec8d1a212>>
 * @relayHash c6d78fd8a14c81584105fbcaf0ac0680
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d884fef5c5627ee662841ff73c29ed02546ad906f05828b92b52f4f6a7bda7e3

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PickFiltersTestQuery$variables = Record<PropertyKey, never>;
export type PickFiltersTestQuery$data = {
  readonly workFacets: {
    readonly " $fragmentSpreads": FragmentRefs<"PickFilters_facets">;
  } | null | undefined;
};
export type PickFiltersTestQuery = {
  response: PickFiltersTestQuery$data;
  variables: PickFiltersTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "Literal",
  "name": "first",
  "value": 40
},
v1 = [
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
  }
],
v2 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "FacetValues"
},
v3 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "FacetValue"
},
v4 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v5 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "PickFiltersTestQuery",
    "selections": [
      {
        "concreteType": "WorkFacets",
        "kind": "LinkedField",
        "name": "workFacets",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "PickFilters_facets"
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
    "name": "PickFiltersTestQuery",
    "selections": [
      {
        "concreteType": "WorkFacets",
        "kind": "LinkedField",
        "name": "workFacets",
        "plural": false,
        "selections": [
          {
            "alias": "types",
            "args": [
              (v0/*:: as any*/),
              {
                "kind": "Literal",
                "name": "kind",
                "value": "TYPE"
              }
            ],
            "concreteType": "FacetValues",
            "kind": "LinkedField",
            "name": "values",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": "values(first:40,kind:\"TYPE\")"
          },
          {
            "alias": "creators",
            "args": [
              (v0/*:: as any*/),
              {
                "kind": "Literal",
                "name": "kind",
                "value": "CREATOR"
              }
            ],
            "concreteType": "FacetValues",
            "kind": "LinkedField",
            "name": "values",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": "values(first:40,kind:\"CREATOR\")"
          },
          {
            "alias": "subjects",
            "args": [
              (v0/*:: as any*/),
              {
                "kind": "Literal",
                "name": "kind",
                "value": "SUBJECT"
              }
            ],
            "concreteType": "FacetValues",
            "kind": "LinkedField",
            "name": "values",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": "values(first:40,kind:\"SUBJECT\")"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "d884fef5c5627ee662841ff73c29ed02546ad906f05828b92b52f4f6a7bda7e3",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "workFacets": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "WorkFacets"
        },
        "workFacets.creators": (v2/*:: as any*/),
        "workFacets.creators.values": (v3/*:: as any*/),
        "workFacets.creators.values.count": (v4/*:: as any*/),
        "workFacets.creators.values.value": (v5/*:: as any*/),
        "workFacets.subjects": (v2/*:: as any*/),
        "workFacets.subjects.values": (v3/*:: as any*/),
        "workFacets.subjects.values.count": (v4/*:: as any*/),
        "workFacets.subjects.values.value": (v5/*:: as any*/),
        "workFacets.types": (v2/*:: as any*/),
        "workFacets.types.values": (v3/*:: as any*/),
        "workFacets.types.values.count": (v4/*:: as any*/),
        "workFacets.types.values.value": (v5/*:: as any*/)
      }
    },
    "name": "PickFiltersTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7d45f232f3d279f61bbccf044d0eda53";

export default node;
