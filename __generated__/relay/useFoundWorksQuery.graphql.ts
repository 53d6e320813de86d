/**
 * @generated SignedSource<<4fea962034c72ebfe41bde26c638f85f>>
 * @relayHash 5dc0ee76d4c7d5139ce466205b94a5de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 585abd4b0de92d77641caf8a54c339d92644c18fcc4cbf62419b82f20948a8c3

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
export type useFoundWorksQuery$variables = {
  filter?: WorkFilter | null | undefined;
  first: number;
  search?: string | null | undefined;
};
export type useFoundWorksQuery$data = {
  readonly workFacets: {
    readonly " $fragmentSpreads": FragmentRefs<"PickFilters_facets">;
  };
  readonly works: {
    readonly " $fragmentSpreads": FragmentRefs<"PickResults_works">;
  };
};
export type useFoundWorksQuery = {
  response: useFoundWorksQuery$data;
  variables: useFoundWorksQuery$variables;
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
  "name": "first"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v3 = {
  "kind": "Variable",
  "name": "filter",
  "variableName": "filter"
},
v4 = {
  "kind": "Variable",
  "name": "search",
  "variableName": "search"
},
v5 = [
  (v3/*:: as any*/),
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  },
  (v4/*:: as any*/)
],
v6 = [
  (v3/*:: as any*/),
  (v4/*:: as any*/)
],
v7 = {
  "kind": "ScalarField",
  "name": "id"
},
v8 = {
  "kind": "ScalarField",
  "name": "service"
},
v9 = {
  "kind": "ScalarField",
  "name": "width"
},
v10 = {
  "kind": "ScalarField",
  "name": "height"
},
v11 = {
  "kind": "ScalarField",
  "name": "alt"
},
v12 = {
  "kind": "ScalarField",
  "name": "placeholder"
},
v13 = {
  "kind": "ScalarField",
  "name": "derivativeWidths"
},
v14 = {
  "kind": "Literal",
  "name": "first",
  "value": 40
},
v15 = [
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
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "useFoundWorksQuery",
    "selections": [
      {
        "args": (v5/*:: as any*/),
        "concreteType": "WorkConnection",
        "kind": "LinkedField",
        "name": "works",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "PickResults_works"
          }
        ]
      },
      {
        "args": (v6/*:: as any*/),
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
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useFoundWorksQuery",
    "selections": [
      {
        "args": (v5/*:: as any*/),
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
            "concreteType": "WorkEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "concreteType": "Work",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "slug"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "title"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "recordLanguage"
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
                    "concreteType": "Image",
                    "kind": "LinkedField",
                    "name": "primaryImage",
                    "plural": false,
                    "selections": [
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      (v13/*:: as any*/),
                      (v7/*:: as any*/)
                    ]
                  },
                  {
                    "concreteType": "Image",
                    "kind": "LinkedField",
                    "name": "images",
                    "plural": true,
                    "selections": [
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "caption"
                      },
                      (v12/*:: as any*/),
                      (v13/*:: as any*/)
                    ]
                  }
                ]
              }
            ]
          }
        ]
      },
      {
        "args": (v6/*:: as any*/),
        "concreteType": "WorkFacets",
        "kind": "LinkedField",
        "name": "workFacets",
        "plural": false,
        "selections": [
          {
            "alias": "types",
            "args": [
              (v14/*:: as any*/),
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
            "selections": (v15/*:: as any*/),
            "storageKey": "values(first:40,kind:\"TYPE\")"
          },
          {
            "alias": "creators",
            "args": [
              (v14/*:: as any*/),
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
            "selections": (v15/*:: as any*/),
            "storageKey": "values(first:40,kind:\"CREATOR\")"
          },
          {
            "alias": "subjects",
            "args": [
              (v14/*:: as any*/),
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
            "selections": (v15/*:: as any*/),
            "storageKey": "values(first:40,kind:\"SUBJECT\")"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "585abd4b0de92d77641caf8a54c339d92644c18fcc4cbf62419b82f20948a8c3",
    "metadata": {},
    "name": "useFoundWorksQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3b6c05eb74567a3946d6047a5ab52815";

export default node;
