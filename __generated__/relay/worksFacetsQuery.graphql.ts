/**
 * @generated SignedSource<<c8a86a4c5e42fde4ddbda155fde4e21c>>
 * @relayHash e2c0971d3d9ea049827375023f461d01
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d13203911b6045dec552b41a3d711fcb914d2b4f889234d2c33c198215a270b0

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WorkFilter = {
  creators?: ReadonlyArray<string> | null | undefined;
  hasImage?: boolean | null | undefined;
  places?: ReadonlyArray<string> | null | undefined;
  rights?: ReadonlyArray<string> | null | undefined;
  subjects?: ReadonlyArray<string> | null | undefined;
  techniques?: ReadonlyArray<string> | null | undefined;
  types?: ReadonlyArray<string> | null | undefined;
  yearFrom?: number | null | undefined;
  yearTo?: number | null | undefined;
};
export type worksFacetsQuery$variables = {
  filter?: WorkFilter | null | undefined;
  search?: string | null | undefined;
};
export type worksFacetsQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"WorksPage_facets">;
};
export type worksFacetsQuery = {
  response: worksFacetsQuery$data;
  variables: worksFacetsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v2 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  },
  {
    "kind": "Variable",
    "name": "search",
    "variableName": "search"
  }
],
v3 = {
  "kind": "Literal",
  "name": "first",
  "value": 10
},
v4 = [
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
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "worksFacetsQuery",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "kind": "FragmentSpread",
        "name": "WorksPage_facets"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "worksFacetsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
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
              (v3/*:: as any*/),
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
            "selections": (v4/*:: as any*/),
            "storageKey": "values(first:10,kind:\"TYPE\")"
          },
          {
            "alias": "creator",
            "args": [
              (v3/*:: as any*/),
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
            "selections": (v4/*:: as any*/),
            "storageKey": "values(first:10,kind:\"CREATOR\")"
          },
          {
            "alias": "subject",
            "args": [
              (v3/*:: as any*/),
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
            "selections": (v4/*:: as any*/),
            "storageKey": "values(first:10,kind:\"SUBJECT\")"
          },
          {
            "alias": "place",
            "args": [
              (v3/*:: as any*/),
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
            "selections": (v4/*:: as any*/),
            "storageKey": "values(first:10,kind:\"PLACE\")"
          },
          {
            "alias": "technique",
            "args": [
              (v3/*:: as any*/),
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
            "selections": (v4/*:: as any*/),
            "storageKey": "values(first:10,kind:\"TECHNIQUE\")"
          },
          {
            "alias": "rights",
            "args": [
              (v3/*:: as any*/),
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
            "selections": (v4/*:: as any*/),
            "storageKey": "values(first:10,kind:\"RIGHTS\")"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d13203911b6045dec552b41a3d711fcb914d2b4f889234d2c33c198215a270b0",
    "metadata": {},
    "name": "worksFacetsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "841afa8696504fb3e91b4d066b70df6f";

export default node;
