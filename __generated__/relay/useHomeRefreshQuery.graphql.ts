/**
 * @generated SignedSource<<09c3fa782e58f7c5334c6f03a2dd7790>>
 * @relayHash 371dfedfb604d9a2d4ac893994771805
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 03eff33af6bcf6e6926b0a47d4a72b9c07ed01e5fe48d5ea476d3dad5f999856

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useHomeRefreshQuery$variables = {
  exhibitions: boolean;
  works: boolean;
};
export type useHomeRefreshQuery$data = {
  readonly HomePage_exhibitions?: {
    readonly " $fragmentSpreads": FragmentRefs<"HomePage_exhibitions">;
  } | null | undefined;
  readonly site: {
    readonly HomeHero_site?: {
      readonly " $fragmentSpreads": FragmentRefs<"HomeHero_site">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"HomeRows_site">;
  } | null | undefined;
};
export type useHomeRefreshQuery = {
  response: useHomeRefreshQuery$data;
  variables: useHomeRefreshQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "exhibitions"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "works"
},
v2 = {
  "kind": "ScalarField",
  "name": "title"
},
v3 = {
  "kind": "ScalarField",
  "name": "workCount"
},
v4 = {
  "kind": "ScalarField",
  "name": "id"
},
v5 = {
  "kind": "ScalarField",
  "name": "slug"
},
v6 = {
  "kind": "ScalarField",
  "name": "recordLanguage"
},
v7 = {
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
v8 = {
  "kind": "ScalarField",
  "name": "date"
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
  "name": "service"
},
v12 = {
  "kind": "ScalarField",
  "name": "alt"
},
v13 = {
  "kind": "ScalarField",
  "name": "placeholder"
},
v14 = {
  "kind": "ScalarField",
  "name": "derivativeWidths"
},
v15 = {
  "kind": "ScalarField",
  "name": "value"
},
v16 = {
  "kind": "Literal",
  "name": "first",
  "value": 8
},
v17 = [
  (v11/*:: as any*/),
  (v9/*:: as any*/),
  (v10/*:: as any*/),
  (v12/*:: as any*/),
  (v13/*:: as any*/),
  (v14/*:: as any*/),
  (v4/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "useHomeRefreshQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "condition": "works",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "kind": "FragmentSpread",
                      "name": "HomeHero_site"
                    }
                  ],
                  "type": "Site"
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "HomeHero_site"
              }
            ]
          },
          {
            "kind": "FragmentSpread",
            "name": "HomeRows_site"
          }
        ]
      },
      {
        "condition": "exhibitions",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "FragmentSpread",
                  "name": "HomePage_exhibitions"
                }
              ],
              "type": "Query"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "HomePage_exhibitions"
          }
        ]
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
    "name": "useHomeRefreshQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "condition": "works",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "description"
              },
              (v3/*:: as any*/),
              {
                "args": [
                  {
                    "kind": "Literal",
                    "name": "first",
                    "value": 5
                  }
                ],
                "concreteType": "Work",
                "kind": "LinkedField",
                "name": "highlights",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v2/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  {
                    "concreteType": "Image",
                    "kind": "LinkedField",
                    "name": "primaryImage",
                    "plural": false,
                    "selections": [
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      (v13/*:: as any*/),
                      (v14/*:: as any*/),
                      (v4/*:: as any*/)
                    ]
                  }
                ],
                "storageKey": "highlights(first:5)"
              }
            ]
          },
          {
            "alias": "types",
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 3
              },
              {
                "kind": "Literal",
                "name": "kind",
                "value": "TYPE"
              }
            ],
            "concreteType": "Term",
            "kind": "LinkedField",
            "name": "terms",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v3/*:: as any*/),
              (v15/*:: as any*/),
              {
                "args": [
                  {
                    "kind": "Literal",
                    "name": "first",
                    "value": 16
                  }
                ],
                "concreteType": "WorkConnection",
                "kind": "LinkedField",
                "name": "works",
                "plural": false,
                "selections": [
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
                          (v4/*:: as any*/),
                          {
                            "concreteType": "Image",
                            "kind": "LinkedField",
                            "name": "primaryImage",
                            "plural": false,
                            "selections": [
                              (v9/*:: as any*/),
                              (v10/*:: as any*/),
                              (v4/*:: as any*/),
                              (v11/*:: as any*/),
                              (v12/*:: as any*/),
                              (v13/*:: as any*/),
                              (v14/*:: as any*/)
                            ]
                          },
                          (v5/*:: as any*/),
                          (v2/*:: as any*/),
                          (v6/*:: as any*/),
                          (v7/*:: as any*/),
                          (v8/*:: as any*/)
                        ]
                      }
                    ]
                  }
                ],
                "storageKey": "works(first:16)"
              }
            ],
            "storageKey": "terms(first:3,kind:\"TYPE\")"
          },
          {
            "alias": "subjects",
            "args": [
              (v16/*:: as any*/),
              {
                "kind": "Literal",
                "name": "kind",
                "value": "SUBJECT"
              }
            ],
            "concreteType": "Term",
            "kind": "LinkedField",
            "name": "terms",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v3/*:: as any*/),
              {
                "args": [
                  {
                    "kind": "Literal",
                    "name": "first",
                    "value": 6
                  }
                ],
                "concreteType": "WorkConnection",
                "kind": "LinkedField",
                "name": "works",
                "plural": false,
                "selections": [
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
                          (v4/*:: as any*/),
                          {
                            "concreteType": "Image",
                            "kind": "LinkedField",
                            "name": "primaryImage",
                            "plural": false,
                            "selections": (v17/*:: as any*/)
                          }
                        ]
                      }
                    ]
                  }
                ],
                "storageKey": "works(first:6)"
              },
              (v15/*:: as any*/)
            ],
            "storageKey": "terms(first:8,kind:\"SUBJECT\")"
          },
          (v4/*:: as any*/)
        ]
      },
      {
        "condition": "exhibitions",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "args": [
              (v16/*:: as any*/)
            ],
            "concreteType": "ExhibitionConnection",
            "kind": "LinkedField",
            "name": "exhibitions",
            "plural": false,
            "selections": [
              {
                "concreteType": "ExhibitionEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "concreteType": "Exhibition",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v4/*:: as any*/),
                      {
                        "concreteType": "TakenView",
                        "kind": "LinkedField",
                        "name": "picture",
                        "plural": false,
                        "selections": [
                          {
                            "kind": "ScalarField",
                            "name": "__typename"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "frame"
                          },
                          {
                            "concreteType": "Work",
                            "kind": "LinkedField",
                            "name": "work",
                            "plural": false,
                            "selections": [
                              (v2/*:: as any*/),
                              (v6/*:: as any*/),
                              (v4/*:: as any*/)
                            ]
                          },
                          {
                            "concreteType": "Image",
                            "kind": "LinkedField",
                            "name": "image",
                            "plural": false,
                            "selections": (v17/*:: as any*/)
                          },
                          {
                            "concreteType": "ImageCut",
                            "kind": "LinkedField",
                            "name": "cuts",
                            "plural": true,
                            "selections": [
                              {
                                "kind": "ScalarField",
                                "name": "address"
                              },
                              (v9/*:: as any*/),
                              (v10/*:: as any*/)
                            ]
                          }
                        ]
                      },
                      (v5/*:: as any*/),
                      (v2/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "language"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "colours"
                      }
                    ]
                  }
                ]
              }
            ],
            "storageKey": "exhibitions(first:8)"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "03eff33af6bcf6e6926b0a47d4a72b9c07ed01e5fe48d5ea476d3dad5f999856",
    "metadata": {},
    "name": "useHomeRefreshQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "54e0391e4c190d175cb9ad88efef08e2";

export default node;
