/**
 * @generated SignedSource<<19a9e9e0136b3d8a6124d76fc6119898>>
 * @relayHash 3d197690022a99567c3250f914a9daec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a165601ba674d95bde16d02351e9df215c91011dd9460da90e4d39b2f2a7560

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FacetPanelTestQuery$variables = Record<PropertyKey, never>;
export type FacetPanelTestQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"FacetPanel_query">;
};
export type FacetPanelTestQuery = {
  response: FacetPanelTestQuery$data;
  variables: FacetPanelTestQuery$variables;
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
    "name": "FacetPanelTestQuery",
    "selections": [
      {
        "kind": "FragmentSpread",
        "name": "FacetPanel_query"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "FacetPanelTestQuery",
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
          },
          {
            "kind": "ScalarField",
            "name": "withImage"
          },
          {
            "kind": "ScalarField",
            "name": "withoutImage"
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
    "id": "5a165601ba674d95bde16d02351e9df215c91011dd9460da90e4d39b2f2a7560",
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
    "name": "FacetPanelTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e4cc4aba687c7d8189b0cac16c3d27ed";

export default node;
