/**
 * @generated SignedSource<<69cbf462bf6be4538299168f5bb6dc2a>>
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
    "alias": null,
    "args": null,
    "concreteType": "FacetValue",
    "kind": "LinkedField",
    "name": "values",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "value",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "count",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "total",
    "storageKey": null
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
    "metadata": null,
    "name": "FacetPanelTestQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "FacetPanel_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "FacetPanelTestQuery",
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
            "concreteType": "YearHistogram",
            "kind": "LinkedField",
            "name": "years",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "first",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "step",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "counts",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
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
        ],
        "storageKey": null
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
