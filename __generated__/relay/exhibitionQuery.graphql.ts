/**
 * @generated SignedSource<<3cfb16b882eea03f52c7124e5cb074fa>>
 * @relayHash 42e65bbfdc24fd286bae3a69baa2da2e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0843fed3118f4e961eb74ec0ec9ddc30af1828fd73e6fafec60cf908a374e9f0

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type exhibitionQuery$variables = {
  from?: number | null | undefined;
  slug: string;
};
export type exhibitionQuery$data = {
  readonly exhibition: {
    readonly title: string;
    readonly " $fragmentSpreads": FragmentRefs<"ExhibitionHead_exhibition" | "ExhibitionPage_exhibition" | "prepareBlocks_exhibition">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PublishedBlocks_query">;
};
export type exhibitionQuery = {
  response: exhibitionQuery$data;
  variables: exhibitionQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "from"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slug"
},
v2 = {
  "kind": "Variable",
  "name": "slug",
  "variableName": "slug"
},
v3 = [
  (v2/*:: as any*/)
],
v4 = {
  "kind": "ScalarField",
  "name": "title"
},
v5 = {
  "kind": "Variable",
  "name": "from",
  "variableName": "from"
},
v6 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 40
  },
  (v5/*:: as any*/)
],
v7 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v8 = {
  "kind": "ScalarField",
  "name": "slug"
},
v9 = {
  "kind": "ScalarField",
  "name": "language"
},
v10 = {
  "kind": "ScalarField",
  "name": "id"
},
v11 = {
  "kind": "ScalarField",
  "name": "alt"
},
v12 = {
  "kind": "ScalarField",
  "name": "address"
},
v13 = {
  "kind": "ScalarField",
  "name": "width"
},
v14 = {
  "kind": "ScalarField",
  "name": "height"
},
v15 = {
  "concreteType": "ImageCut",
  "kind": "LinkedField",
  "name": "cuts",
  "plural": true,
  "selections": [
    (v12/*:: as any*/),
    (v13/*:: as any*/),
    (v14/*:: as any*/)
  ]
},
v16 = {
  "kind": "ScalarField",
  "name": "frame"
},
v17 = {
  "kind": "ScalarField",
  "name": "recordLanguage"
},
v18 = {
  "concreteType": "Work",
  "kind": "LinkedField",
  "name": "work",
  "plural": false,
  "selections": [
    (v4/*:: as any*/),
    (v17/*:: as any*/),
    (v10/*:: as any*/)
  ]
},
v19 = {
  "kind": "ScalarField",
  "name": "service"
},
v20 = {
  "kind": "ScalarField",
  "name": "placeholder"
},
v21 = {
  "kind": "ScalarField",
  "name": "derivativeWidths"
},
v22 = {
  "concreteType": "Image",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": [
    (v19/*:: as any*/),
    (v13/*:: as any*/),
    (v14/*:: as any*/),
    (v11/*:: as any*/),
    (v20/*:: as any*/),
    (v21/*:: as any*/),
    (v10/*:: as any*/)
  ]
},
v23 = [
  (v10/*:: as any*/)
],
v24 = {
  "kind": "ScalarField",
  "name": "text"
},
v25 = [
  (v24/*:: as any*/)
],
v26 = {
  "kind": "InlineFragment",
  "selections": (v25/*:: as any*/),
  "type": "TextBlock"
},
v27 = {
  "kind": "ScalarField",
  "name": "path"
},
v28 = {
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
v29 = {
  "kind": "ScalarField",
  "name": "date"
},
v30 = {
  "concreteType": "Work",
  "kind": "LinkedField",
  "name": "work",
  "plural": false,
  "selections": [
    (v4/*:: as any*/),
    (v17/*:: as any*/),
    (v10/*:: as any*/),
    (v8/*:: as any*/),
    (v28/*:: as any*/),
    (v29/*:: as any*/)
  ]
},
v31 = {
  "concreteType": "ImageTiles",
  "kind": "LinkedField",
  "name": "tiles",
  "plural": false,
  "selections": [
    (v13/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "scaleFactors"
    }
  ]
},
v32 = {
  "concreteType": "Image",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": [
    (v19/*:: as any*/),
    (v13/*:: as any*/),
    (v14/*:: as any*/),
    (v11/*:: as any*/),
    (v20/*:: as any*/),
    (v21/*:: as any*/),
    (v10/*:: as any*/),
    (v31/*:: as any*/)
  ]
},
v33 = {
  "kind": "ScalarField",
  "name": "view"
},
v34 = {
  "kind": "ScalarField",
  "name": "caption"
},
v35 = {
  "kind": "ScalarField",
  "name": "key"
},
v36 = [
  (v33/*:: as any*/),
  (v16/*:: as any*/),
  (v27/*:: as any*/),
  (v30/*:: as any*/),
  (v32/*:: as any*/),
  (v15/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "exhibitionQuery",
    "selections": [
      {
        "args": (v3/*:: as any*/),
        "concreteType": "Exhibition",
        "kind": "LinkedField",
        "name": "exhibition",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "kind": "FragmentSpread",
            "name": "ExhibitionHead_exhibition"
          },
          {
            "kind": "FragmentSpread",
            "name": "ExhibitionPage_exhibition"
          },
          {
            "kind": "InlineDataFragmentSpread",
            "name": "prepareBlocks_exhibition",
            "selections": [
              {
                "args": (v6/*:: as any*/),
                "concreteType": "ExhibitionBlockConnection",
                "kind": "LinkedField",
                "name": "blocks",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "ExhibitionBlockEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v7/*:: as any*/)
                        ]
                      }
                    ]
                  }
                ]
              }
            ],
            "args": [
              (v5/*:: as any*/)
            ],
            "argumentDefinitions": [
              (v0/*:: as any*/)
            ]
          }
        ]
      },
      {
        "args": [
          (v5/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "kind": "FragmentSpread",
        "name": "PublishedBlocks_query"
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
    "name": "exhibitionQuery",
    "selections": [
      {
        "args": (v3/*:: as any*/),
        "concreteType": "Exhibition",
        "kind": "LinkedField",
        "name": "exhibition",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v8/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "introduction"
          },
          (v9/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "publishedAt"
          },
          {
            "kind": "ScalarField",
            "name": "updatedAt"
          },
          {
            "concreteType": "Exhibition",
            "kind": "LinkedField",
            "name": "translations",
            "plural": true,
            "selections": [
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/)
            ]
          },
          {
            "concreteType": "TakenView",
            "kind": "LinkedField",
            "name": "picture",
            "plural": false,
            "selections": [
              {
                "concreteType": "Work",
                "kind": "LinkedField",
                "name": "work",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v10/*:: as any*/)
                ]
              },
              {
                "concreteType": "Image",
                "kind": "LinkedField",
                "name": "image",
                "plural": false,
                "selections": [
                  (v11/*:: as any*/),
                  (v10/*:: as any*/)
                ]
              },
              (v15/*:: as any*/)
            ]
          },
          {
            "concreteType": "TakenView",
            "kind": "LinkedField",
            "name": "cover",
            "plural": false,
            "selections": [
              (v16/*:: as any*/),
              (v18/*:: as any*/),
              (v22/*:: as any*/),
              (v15/*:: as any*/)
            ]
          },
          {
            "kind": "ScalarField",
            "name": "opensOn"
          },
          {
            "kind": "ScalarField",
            "name": "closesOn"
          },
          {
            "kind": "ScalarField",
            "name": "colours"
          },
          {
            "kind": "ScalarField",
            "name": "typeface"
          },
          {
            "args": (v6/*:: as any*/),
            "concreteType": "ExhibitionBlockConnection",
            "kind": "LinkedField",
            "name": "blocks",
            "plural": false,
            "selections": [
              {
                "concreteType": "ExhibitionBlockEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v7/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": (v23/*:: as any*/),
                        "type": "Node",
                        "abstractKey": "__isNode"
                      },
                      {
                        "kind": "TypeDiscriminator",
                        "abstractKey": "__isExhibitionBlock"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": (v23/*:: as any*/),
                        "type": "Block",
                        "abstractKey": "__isBlock"
                      },
                      (v26/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "concreteType": "ZoomStoryStep",
                            "kind": "LinkedField",
                            "name": "steps",
                            "plural": true,
                            "selections": (v25/*:: as any*/)
                          }
                        ],
                        "type": "ZoomStoryBlock"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v13/*:: as any*/)
                        ],
                        "type": "PictureBlock"
                      },
                      (v26/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "concreteType": "TakenView",
                            "kind": "LinkedField",
                            "name": "view",
                            "plural": false,
                            "selections": [
                              (v16/*:: as any*/),
                              (v27/*:: as any*/),
                              (v30/*:: as any*/),
                              (v32/*:: as any*/),
                              (v15/*:: as any*/),
                              (v33/*:: as any*/)
                            ]
                          },
                          (v34/*:: as any*/),
                          (v13/*:: as any*/)
                        ],
                        "type": "PictureBlock"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "kind": "ScalarField",
                            "name": "label"
                          },
                          {
                            "concreteType": "CarouselSlide",
                            "kind": "LinkedField",
                            "name": "slides",
                            "plural": true,
                            "selections": [
                              (v35/*:: as any*/),
                              {
                                "concreteType": "TakenView",
                                "kind": "LinkedField",
                                "name": "view",
                                "plural": false,
                                "selections": [
                                  (v33/*:: as any*/),
                                  {
                                    "concreteType": "ImageCut",
                                    "kind": "LinkedField",
                                    "name": "cuts",
                                    "plural": true,
                                    "selections": [
                                      (v13/*:: as any*/),
                                      (v14/*:: as any*/),
                                      (v12/*:: as any*/)
                                    ]
                                  },
                                  (v16/*:: as any*/),
                                  (v27/*:: as any*/),
                                  (v30/*:: as any*/),
                                  (v32/*:: as any*/)
                                ]
                              },
                              (v34/*:: as any*/)
                            ]
                          }
                        ],
                        "type": "CarouselBlock"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v4/*:: as any*/),
                          {
                            "concreteType": "ZoomStoryStep",
                            "kind": "LinkedField",
                            "name": "steps",
                            "plural": true,
                            "selections": [
                              (v35/*:: as any*/),
                              (v4/*:: as any*/),
                              (v24/*:: as any*/),
                              {
                                "concreteType": "TakenView",
                                "kind": "LinkedField",
                                "name": "view",
                                "plural": false,
                                "selections": [
                                  (v33/*:: as any*/),
                                  {
                                    "concreteType": "Work",
                                    "kind": "LinkedField",
                                    "name": "work",
                                    "plural": false,
                                    "selections": [
                                      (v4/*:: as any*/),
                                      (v10/*:: as any*/),
                                      (v17/*:: as any*/)
                                    ]
                                  },
                                  {
                                    "concreteType": "Image",
                                    "kind": "LinkedField",
                                    "name": "image",
                                    "plural": false,
                                    "selections": [
                                      (v19/*:: as any*/),
                                      (v13/*:: as any*/),
                                      (v14/*:: as any*/),
                                      (v11/*:: as any*/),
                                      (v21/*:: as any*/),
                                      (v31/*:: as any*/),
                                      (v10/*:: as any*/),
                                      (v20/*:: as any*/)
                                    ]
                                  },
                                  (v16/*:: as any*/),
                                  (v27/*:: as any*/),
                                  (v15/*:: as any*/)
                                ]
                              }
                            ]
                          }
                        ],
                        "type": "ZoomStoryBlock"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "concreteType": "TakenView",
                            "kind": "LinkedField",
                            "name": "first",
                            "plural": false,
                            "selections": (v36/*:: as any*/)
                          },
                          {
                            "concreteType": "TakenView",
                            "kind": "LinkedField",
                            "name": "second",
                            "plural": false,
                            "selections": (v36/*:: as any*/)
                          },
                          {
                            "kind": "ScalarField",
                            "name": "arrangement"
                          },
                          (v34/*:: as any*/)
                        ],
                        "type": "ComparisonBlock"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v4/*:: as any*/),
                          {
                            "concreteType": "WorkListQuery",
                            "kind": "LinkedField",
                            "name": "query",
                            "plural": false,
                            "selections": [
                              {
                                "kind": "ScalarField",
                                "name": "search"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "order"
                              },
                              {
                                "concreteType": "SavedFilter",
                                "kind": "LinkedField",
                                "name": "filter",
                                "plural": false,
                                "selections": [
                                  {
                                    "kind": "ScalarField",
                                    "name": "types"
                                  },
                                  {
                                    "kind": "ScalarField",
                                    "name": "creators"
                                  },
                                  {
                                    "kind": "ScalarField",
                                    "name": "subjects"
                                  },
                                  {
                                    "kind": "ScalarField",
                                    "name": "places"
                                  },
                                  {
                                    "kind": "ScalarField",
                                    "name": "techniques"
                                  },
                                  {
                                    "kind": "ScalarField",
                                    "name": "rights"
                                  },
                                  {
                                    "kind": "ScalarField",
                                    "name": "hasImage"
                                  },
                                  {
                                    "kind": "ScalarField",
                                    "name": "yearFrom"
                                  },
                                  {
                                    "kind": "ScalarField",
                                    "name": "yearTo"
                                  }
                                ]
                              }
                            ]
                          },
                          {
                            "args": [
                              {
                                "kind": "Literal",
                                "name": "first",
                                "value": 12
                              }
                            ],
                            "concreteType": "Work",
                            "kind": "LinkedField",
                            "name": "works",
                            "plural": true,
                            "selections": [
                              (v10/*:: as any*/),
                              {
                                "concreteType": "Image",
                                "kind": "LinkedField",
                                "name": "primaryImage",
                                "plural": false,
                                "selections": [
                                  (v13/*:: as any*/),
                                  (v14/*:: as any*/),
                                  (v10/*:: as any*/),
                                  (v19/*:: as any*/),
                                  (v20/*:: as any*/),
                                  (v21/*:: as any*/)
                                ]
                              },
                              (v8/*:: as any*/),
                              (v4/*:: as any*/),
                              (v17/*:: as any*/),
                              (v28/*:: as any*/),
                              (v29/*:: as any*/)
                            ],
                            "storageKey": "works(first:12)"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "workCount"
                          }
                        ],
                        "type": "WorkListBlock"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "kind": "ScalarField",
                            "name": "words"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "source"
                          },
                          (v12/*:: as any*/),
                          {
                            "alias": "quotedLanguage",
                            "kind": "ScalarField",
                            "name": "language"
                          }
                        ],
                        "type": "QuotationBlock"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "kind": "ScalarField",
                            "name": "look"
                          }
                        ],
                        "type": "SeparatorBlock"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "alias": "videoAddress",
                            "kind": "ScalarField",
                            "name": "address"
                          },
                          {
                            "alias": "videoTitle",
                            "kind": "ScalarField",
                            "name": "title"
                          },
                          {
                            "concreteType": "TakenView",
                            "kind": "LinkedField",
                            "name": "poster",
                            "plural": false,
                            "selections": [
                              (v16/*:: as any*/),
                              (v27/*:: as any*/),
                              (v18/*:: as any*/),
                              (v22/*:: as any*/),
                              (v15/*:: as any*/)
                            ]
                          },
                          {
                            "kind": "ScalarField",
                            "name": "transcript"
                          }
                        ],
                        "type": "VideoBlock"
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
                  }
                ]
              }
            ]
          },
          {
            "args": (v6/*:: as any*/),
            "filters": [
              "from"
            ],
            "handle": "connection",
            "key": "PublishedBlocks_exhibition_blocks",
            "kind": "LinkedHandle",
            "name": "blocks"
          },
          (v10/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "credits"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "0843fed3118f4e961eb74ec0ec9ddc30af1828fd73e6fafec60cf908a374e9f0",
    "metadata": {},
    "name": "exhibitionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "488801e23750ac3e9f6e3d91d5c11038";

export default node;
