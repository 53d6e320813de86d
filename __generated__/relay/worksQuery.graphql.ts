/**
 * @generated SignedSource<<9bb5fdb35ce648dc00fdeacb12622c7f>>
 * @relayHash 013f69906a80f6619853a14211ec57d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e5a8d8483249d083acf812f1b70f6aa3e59948ac5ee1d0017b374d3bf8601db

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MatchedField = "CREDIT_LINE" | "DESCRIPTION" | "DIMENSIONS" | "IDENTIFIER" | "METADATA" | "PICTURE" | "PLACE" | "RIGHTS" | "SUBJECT" | "TECHNIQUE" | "TYPE" | "%future added value";
export type WorkOrder = "CREATOR" | "IDENTIFIER" | "NEWEST" | "RANDOM" | "RELEVANCE" | "TITLE" | "YEAR_ASC" | "YEAR_DESC" | "%future added value";
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
export type worksQuery$variables = {
  filter?: WorkFilter | null | undefined;
  order?: WorkOrder | null | undefined;
  search?: string | null | undefined;
  seed?: number | null | undefined;
  startAt?: string | null | undefined;
};
export type worksQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"WorksPage_query">;
};
export type worksQuery$rawResponse = {
  readonly workJumps: ReadonlyArray<{
    readonly at: string;
    readonly count: number;
    readonly label: string;
  }> | null | undefined;
  readonly works: {
    readonly __id?: string;
    readonly correctedSearch: string | null | undefined;
    readonly edges: ReadonlyArray<{
      readonly cursor: string;
      readonly match: {
        readonly field: MatchedField;
        readonly label: string | null | undefined;
        readonly text: string;
      } | null | undefined;
      readonly node: {
        readonly __typename: "Work";
        readonly creators: ReadonlyArray<{
          readonly name: string;
        }>;
        readonly creditLine: string | null | undefined;
        readonly date: string | null | undefined;
        readonly dimensions: {
          readonly text: string;
        } | null | undefined;
        readonly id: string;
        readonly identifier: string;
        readonly primaryImage: {
          readonly alt: string | null | undefined;
          readonly derivativeWidths: ReadonlyArray<number>;
          readonly height: number;
          readonly id: string;
          readonly placeholder: string;
          readonly service: string;
          readonly width: number;
        } | null | undefined;
        readonly recordLanguage: string | null | undefined;
        readonly slug: string;
        readonly technique: string | null | undefined;
        readonly title: string;
        readonly workType: string | null | undefined;
      };
    }> | null | undefined;
    readonly pageInfo: {
      readonly endCursor: string | null | undefined;
      readonly hasNextPage: boolean;
      readonly hasPreviousPage: boolean;
      readonly startCursor: string | null | undefined;
    };
    readonly totalCount: number | null | undefined;
  } | null | undefined;
};
export type worksQuery = {
  rawResponse: worksQuery$rawResponse;
  response: worksQuery$data;
  variables: worksQuery$variables;
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
  "name": "order"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "seed"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "startAt"
},
v5 = {
  "kind": "Variable",
  "name": "filter",
  "variableName": "filter"
},
v6 = {
  "kind": "Variable",
  "name": "order",
  "variableName": "order"
},
v7 = {
  "kind": "Variable",
  "name": "search",
  "variableName": "search"
},
v8 = {
  "kind": "Variable",
  "name": "seed",
  "variableName": "seed"
},
v9 = {
  "kind": "Variable",
  "name": "startAt",
  "variableName": "startAt"
},
v10 = [
  (v5/*:: as any*/),
  {
    "kind": "Literal",
    "name": "first",
    "value": 36
  },
  (v6/*:: as any*/),
  (v7/*:: as any*/),
  (v8/*:: as any*/),
  (v9/*:: as any*/)
],
v11 = {
  "kind": "ScalarField",
  "name": "label"
},
v12 = {
  "kind": "ScalarField",
  "name": "text"
},
v13 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "worksQuery",
    "selections": [
      {
        "args": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/)
        ],
        "kind": "FragmentSpread",
        "name": "WorksPage_query"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "worksQuery",
    "selections": [
      {
        "args": (v10/*:: as any*/),
        "concreteType": "WorkConnection",
        "kind": "LinkedField",
        "name": "works",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "totalCount"
          },
          {
            "kind": "ScalarField",
            "name": "correctedSearch"
          },
          {
            "concreteType": "WorkEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "concreteType": "WorkMatch",
                "kind": "LinkedField",
                "name": "match",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "field"
                  },
                  (v11/*:: as any*/),
                  (v12/*:: as any*/)
                ]
              },
              {
                "concreteType": "Work",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v13/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "recordLanguage"
                  },
                  {
                    "concreteType": "Image",
                    "kind": "LinkedField",
                    "name": "primaryImage",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "width"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "height"
                      },
                      (v13/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "service"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "alt"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "placeholder"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "derivativeWidths"
                      }
                    ]
                  },
                  {
                    "kind": "ScalarField",
                    "name": "slug"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "title"
                  },
                  {
                    "concreteType": "Creator",
                    "kind": "LinkedField",
                    "name": "creators",
                    "plural": true,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "name"
                      }
                    ]
                  },
                  {
                    "kind": "ScalarField",
                    "name": "date"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "identifier"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "technique"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "workType"
                  },
                  {
                    "concreteType": "Dimensions",
                    "kind": "LinkedField",
                    "name": "dimensions",
                    "plural": false,
                    "selections": [
                      (v12/*:: as any*/)
                    ]
                  },
                  {
                    "kind": "ScalarField",
                    "name": "creditLine"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "__typename"
                  }
                ]
              },
              {
                "kind": "ScalarField",
                "name": "cursor"
              }
            ]
          },
          {
            "concreteType": "PageInfo",
            "kind": "LinkedField",
            "name": "pageInfo",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "endCursor"
              },
              {
                "kind": "ScalarField",
                "name": "hasNextPage"
              },
              {
                "kind": "ScalarField",
                "name": "hasPreviousPage"
              },
              {
                "kind": "ScalarField",
                "name": "startCursor"
              }
            ]
          },
          {
            "kind": "ClientExtension",
            "selections": [
              {
                "kind": "ScalarField",
                "name": "__id"
              }
            ]
          }
        ]
      },
      {
        "args": (v10/*:: as any*/),
        "filters": [
          "search",
          "filter",
          "order",
          "seed",
          "startAt"
        ],
        "handle": "connection",
        "key": "WorksList_query_works",
        "kind": "LinkedHandle",
        "name": "works"
      },
      {
        "args": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/)
        ],
        "concreteType": "WorkJump",
        "kind": "LinkedField",
        "name": "workJumps",
        "plural": true,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "at"
          },
          (v11/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "count"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "4e5a8d8483249d083acf812f1b70f6aa3e59948ac5ee1d0017b374d3bf8601db",
    "metadata": {},
    "name": "worksQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "58de1ab8cc96e30292ad181e0a5d4870";

export default node;
