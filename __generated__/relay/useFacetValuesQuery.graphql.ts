/**
 * @generated SignedSource<<1d14a09c91b55ed579f5fe61e7046b9c>>
 * @relayHash de7023355e0da6e1c1385a0d7b8e8bef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff7446e312ec6d23164bf185aca80029468b9e9268429fe9dd56a0f2994316d0

import { ConcreteRequest } from 'relay-runtime';
export type TermKind = "CREATOR" | "PLACE" | "RIGHTS" | "SUBJECT" | "TECHNIQUE" | "TYPE" | "%future added value";
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
export type useFacetValuesQuery$variables = {
  filter?: WorkFilter | null | undefined;
  kind: TermKind;
  search?: string | null | undefined;
  words?: string | null | undefined;
};
export type useFacetValuesQuery$data = {
  readonly workFacets: {
    readonly values: {
      readonly total: number;
      readonly values: ReadonlyArray<{
        readonly count: number;
        readonly value: string;
      }>;
    };
  };
};
export type useFacetValuesQuery = {
  response: useFacetValuesQuery$data;
  variables: useFacetValuesQuery$variables;
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
  "name": "kind"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "words"
},
v4 = [
  {
    "args": [
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
    "concreteType": "WorkFacets",
    "kind": "LinkedField",
    "name": "workFacets",
    "plural": false,
    "selections": [
      {
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 100
          },
          {
            "kind": "Variable",
            "name": "kind",
            "variableName": "kind"
          },
          {
            "kind": "Variable",
            "name": "search",
            "variableName": "words"
          }
        ],
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
        ]
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "useFacetValuesQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useFacetValuesQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "ff7446e312ec6d23164bf185aca80029468b9e9268429fe9dd56a0f2994316d0",
    "metadata": {},
    "name": "useFacetValuesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5079bb5ad786ee7a310c2efbc38eb476";

export default node;
