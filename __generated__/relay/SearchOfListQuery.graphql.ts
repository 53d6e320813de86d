/**
 * @generated SignedSource<<bd41a20bf18bd3e28f34af82522bb6cd>>
 * @relayHash a6d41f9015682d7c07aef5af8b593cda
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38b65ae6b5142bd82d7d176a5683a4dc186f166338152d441be961ab2b0fbb09

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
export type SearchOfListQuery$variables = {
  filter?: WorkFilter | null | undefined;
  search?: string | null | undefined;
};
export type SearchOfListQuery$data = {
  readonly works: {
    readonly totalCount: number;
  };
  readonly " $fragmentSpreads": FragmentRefs<"FiltersButton_query">;
};
export type SearchOfListQuery = {
  response: SearchOfListQuery$data;
  variables: SearchOfListQuery$variables;
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
v2 = {
  "kind": "Variable",
  "name": "filter",
  "variableName": "filter"
},
v3 = {
  "kind": "Variable",
  "name": "search",
  "variableName": "search"
},
v4 = {
  "args": [
    (v2/*:: as any*/),
    {
      "kind": "Literal",
      "name": "first",
      "value": 1
    },
    (v3/*:: as any*/)
  ],
  "concreteType": "WorkConnection",
  "kind": "LinkedField",
  "name": "works",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "totalCount"
    }
  ]
},
v5 = [
  (v2/*:: as any*/),
  (v3/*:: as any*/)
],
v6 = {
  "kind": "Literal",
  "name": "first",
  "value": 10
},
v7 = [
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
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "SearchOfListQuery",
    "selections": [
      (v4/*:: as any*/),
      {
        "args": (v5/*:: as any*/),
        "kind": "FragmentSpread",
        "name": "FiltersButton_query"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SearchOfListQuery",
    "selections": [
      (v4/*:: as any*/),
      {
        "args": (v5/*:: as any*/),
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
              (v6/*:: as any*/),
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
            "selections": (v7/*:: as any*/),
            "storageKey": "values(first:10,kind:\"TYPE\")"
          },
          {
            "alias": "creator",
            "args": [
              (v6/*:: as any*/),
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
            "selections": (v7/*:: as any*/),
            "storageKey": "values(first:10,kind:\"CREATOR\")"
          },
          {
            "alias": "subject",
            "args": [
              (v6/*:: as any*/),
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
            "selections": (v7/*:: as any*/),
            "storageKey": "values(first:10,kind:\"SUBJECT\")"
          },
          {
            "alias": "place",
            "args": [
              (v6/*:: as any*/),
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
            "selections": (v7/*:: as any*/),
            "storageKey": "values(first:10,kind:\"PLACE\")"
          },
          {
            "alias": "technique",
            "args": [
              (v6/*:: as any*/),
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
            "selections": (v7/*:: as any*/),
            "storageKey": "values(first:10,kind:\"TECHNIQUE\")"
          },
          {
            "alias": "rights",
            "args": [
              (v6/*:: as any*/),
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
            "selections": (v7/*:: as any*/),
            "storageKey": "values(first:10,kind:\"RIGHTS\")"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "38b65ae6b5142bd82d7d176a5683a4dc186f166338152d441be961ab2b0fbb09",
    "metadata": {},
    "name": "SearchOfListQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3df66424178ae587ca0e35aad214e765";

export default node;
