/**
 * @generated SignedSource<<0572bea548e6bd90a2ca969ccf300f6d>>
 * @relayHash 61904e7b22f07db4c4f5c8754d0cf746
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea4b96dd16452d631a616c2d5fe19c8654afbd61946a20073d6f342ead664e55

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FiltersButtonTestQuery$variables = Record<PropertyKey, never>;
export type FiltersButtonTestQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"FiltersButton_query">;
};
export type FiltersButtonTestQuery = {
  response: FiltersButtonTestQuery$data;
  variables: FiltersButtonTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "Literal",
  "name": "first",
  "value": 10
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
  },
  {
    "kind": "ScalarField",
    "name": "total"
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
  "plural": false,
  "type": "Int"
},
v4 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "FacetValue"
},
v5 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v6 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Int"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "FiltersButtonTestQuery",
    "selections": [
      {
        "kind": "FragmentSpread",
        "name": "FiltersButton_query"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "FiltersButtonTestQuery",
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
          },
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
          },
          {
            "alias": "type",
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
            "storageKey": "values(first:10,kind:\"TYPE\")"
          },
          {
            "alias": "creator",
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
            "storageKey": "values(first:10,kind:\"CREATOR\")"
          },
          {
            "alias": "subject",
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
            "storageKey": "values(first:10,kind:\"SUBJECT\")"
          },
          {
            "alias": "place",
            "args": [
              (v0/*:: as any*/),
              {
                "kind": "Literal",
                "name": "kind",
                "value": "PLACE"
              }
            ],
            "concreteType": "FacetValues",
            "kind": "LinkedField",
            "name": "values",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": "values(first:10,kind:\"PLACE\")"
          },
          {
            "alias": "technique",
            "args": [
              (v0/*:: as any*/),
              {
                "kind": "Literal",
                "name": "kind",
                "value": "TECHNIQUE"
              }
            ],
            "concreteType": "FacetValues",
            "kind": "LinkedField",
            "name": "values",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": "values(first:10,kind:\"TECHNIQUE\")"
          },
          {
            "alias": "rights",
            "args": [
              (v0/*:: as any*/),
              {
                "kind": "Literal",
                "name": "kind",
                "value": "RIGHTS"
              }
            ],
            "concreteType": "FacetValues",
            "kind": "LinkedField",
            "name": "values",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": "values(first:10,kind:\"RIGHTS\")"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "ea4b96dd16452d631a616c2d5fe19c8654afbd61946a20073d6f342ead664e55",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "workFacets": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "WorkFacets"
        },
        "workFacets.creator": (v2/*:: as any*/),
        "workFacets.creator.total": (v3/*:: as any*/),
        "workFacets.creator.values": (v4/*:: as any*/),
        "workFacets.creator.values.count": (v3/*:: as any*/),
        "workFacets.creator.values.value": (v5/*:: as any*/),
        "workFacets.place": (v2/*:: as any*/),
        "workFacets.place.total": (v3/*:: as any*/),
        "workFacets.place.values": (v4/*:: as any*/),
        "workFacets.place.values.count": (v3/*:: as any*/),
        "workFacets.place.values.value": (v5/*:: as any*/),
        "workFacets.rights": (v2/*:: as any*/),
        "workFacets.rights.total": (v3/*:: as any*/),
        "workFacets.rights.values": (v4/*:: as any*/),
        "workFacets.rights.values.count": (v3/*:: as any*/),
        "workFacets.rights.values.value": (v5/*:: as any*/),
        "workFacets.subject": (v2/*:: as any*/),
        "workFacets.subject.total": (v3/*:: as any*/),
        "workFacets.subject.values": (v4/*:: as any*/),
        "workFacets.subject.values.count": (v3/*:: as any*/),
        "workFacets.subject.values.value": (v5/*:: as any*/),
        "workFacets.technique": (v2/*:: as any*/),
        "workFacets.technique.total": (v3/*:: as any*/),
        "workFacets.technique.values": (v4/*:: as any*/),
        "workFacets.technique.values.count": (v3/*:: as any*/),
        "workFacets.technique.values.value": (v5/*:: as any*/),
        "workFacets.type": (v2/*:: as any*/),
        "workFacets.type.total": (v3/*:: as any*/),
        "workFacets.type.values": (v4/*:: as any*/),
        "workFacets.type.values.count": (v3/*:: as any*/),
        "workFacets.type.values.value": (v5/*:: as any*/),
        "workFacets.withImage": (v6/*:: as any*/),
        "workFacets.withoutImage": (v6/*:: as any*/),
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
        "workFacets.years.first": (v3/*:: as any*/),
        "workFacets.years.step": (v3/*:: as any*/)
      }
    },
    "name": "FiltersButtonTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5980ac91f336ec343d034f830840f7a6";

export default node;
