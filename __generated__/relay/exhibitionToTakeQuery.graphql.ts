/**
 * @generated SignedSource<<fcbc3a09d54b8af95e6176ed54d6bd36>>
 * @relayHash 30fe686a70757760163f6a09495dd10a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e43ccb0a3dc3cc1045dca99fdefe5bab98c114a5b21e5c20b80512ad8c85572

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type exhibitionToTakeQuery$variables = {
  count: number;
  cursor?: string | null | undefined;
  slug: string;
};
export type exhibitionToTakeQuery$data = {
  readonly exhibition: {
    readonly blocks: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly " $fragmentSpreads": FragmentRefs<"blockToTake_block">;
        };
      }>;
      readonly pageInfo: {
        readonly endCursor: string | null | undefined;
        readonly hasNextPage: boolean;
      };
    };
    readonly cover: {
      readonly " $fragmentSpreads": FragmentRefs<"viewToTake_view">;
    } | null | undefined;
  } | null | undefined;
};
export type exhibitionToTakeQuery = {
  response: exhibitionToTakeQuery$data;
  variables: exhibitionToTakeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "count"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "cursor"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slug"
},
v3 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v4 = {
  "kind": "ScalarField",
  "name": "view"
},
v5 = {
  "kind": "ScalarField",
  "name": "service"
},
v6 = {
  "kind": "ScalarField",
  "name": "width"
},
v7 = {
  "kind": "ScalarField",
  "name": "height"
},
v8 = {
  "kind": "ScalarField",
  "name": "derivativeWidths"
},
v9 = {
  "concreteType": "ImageTiles",
  "kind": "LinkedField",
  "name": "tiles",
  "plural": false,
  "selections": [
    (v6/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "scaleFactors"
    }
  ]
},
v10 = {
  "kind": "ScalarField",
  "name": "frame"
},
v11 = {
  "kind": "ScalarField",
  "name": "path"
},
v12 = {
  "kind": "ScalarField",
  "name": "title"
},
v13 = {
  "kind": "ScalarField",
  "name": "recordLanguage"
},
v14 = {
  "kind": "ScalarField",
  "name": "alt"
},
v15 = {
  "kind": "ScalarField",
  "name": "placeholder"
},
v16 = {
  "concreteType": "ImageCut",
  "kind": "LinkedField",
  "name": "cuts",
  "plural": true,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "address"
    },
    (v6/*:: as any*/),
    (v7/*:: as any*/)
  ]
},
v17 = {
  "kind": "InlineDataFragmentSpread",
  "name": "takenPicture_view",
  "selections": [
    (v10/*:: as any*/),
    (v11/*:: as any*/),
    {
      "kind": "InlineDataFragmentSpread",
      "name": "pictureIn_view",
      "selections": [
        (v10/*:: as any*/),
        {
          "concreteType": "Work",
          "kind": "LinkedField",
          "name": "work",
          "plural": false,
          "selections": [
            (v12/*:: as any*/),
            (v13/*:: as any*/)
          ]
        },
        {
          "concreteType": "Image",
          "kind": "LinkedField",
          "name": "image",
          "plural": false,
          "selections": [
            (v5/*:: as any*/),
            (v6/*:: as any*/),
            (v7/*:: as any*/),
            (v14/*:: as any*/),
            (v15/*:: as any*/),
            (v8/*:: as any*/)
          ]
        },
        (v16/*:: as any*/)
      ],
      "argumentDefinitions": ([]/*:: as any*/)
    }
  ],
  "argumentDefinitions": ([]/*:: as any*/)
},
v18 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "viewToTake_view",
    "selections": [
      (v4/*:: as any*/),
      {
        "concreteType": "Image",
        "kind": "LinkedField",
        "name": "image",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "pictureToTake_image",
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/)
            ],
            "argumentDefinitions": ([]/*:: as any*/)
          }
        ]
      },
      (v17/*:: as any*/)
    ],
    "argumentDefinitions": ([]/*:: as any*/)
  }
],
v19 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "cursor"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "count"
  }
],
v20 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v21 = {
  "kind": "ScalarField",
  "name": "id"
},
v22 = [
  (v21/*:: as any*/)
],
v23 = {
  "kind": "InlineFragment",
  "selections": (v22/*:: as any*/),
  "type": "Block",
  "abstractKey": "__isBlock"
},
v24 = {
  "kind": "ScalarField",
  "name": "caption"
},
v25 = {
  "concreteType": "TakenView",
  "kind": "LinkedField",
  "name": "view",
  "plural": false,
  "selections": (v18/*:: as any*/)
},
v26 = {
  "kind": "ScalarField",
  "name": "label"
},
v27 = {
  "alias": "storyTitle",
  "kind": "ScalarField",
  "name": "title"
},
v28 = {
  "kind": "ScalarField",
  "name": "key"
},
v29 = {
  "kind": "ScalarField",
  "name": "text"
},
v30 = {
  "alias": "listTitle",
  "kind": "ScalarField",
  "name": "title"
},
v31 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 12
  }
],
v32 = {
  "alias": "videoTitle",
  "kind": "ScalarField",
  "name": "title"
},
v33 = {
  "concreteType": "PageInfo",
  "kind": "LinkedField",
  "name": "pageInfo",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "hasNextPage"
    },
    {
      "kind": "ScalarField",
      "name": "endCursor"
    }
  ]
},
v34 = [
  (v4/*:: as any*/),
  {
    "concreteType": "Image",
    "kind": "LinkedField",
    "name": "image",
    "plural": false,
    "selections": [
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      (v21/*:: as any*/),
      (v14/*:: as any*/),
      (v15/*:: as any*/)
    ]
  },
  (v10/*:: as any*/),
  (v11/*:: as any*/),
  {
    "concreteType": "Work",
    "kind": "LinkedField",
    "name": "work",
    "plural": false,
    "selections": [
      (v12/*:: as any*/),
      (v13/*:: as any*/),
      (v21/*:: as any*/)
    ]
  },
  (v16/*:: as any*/)
],
v35 = {
  "concreteType": "TakenView",
  "kind": "LinkedField",
  "name": "view",
  "plural": false,
  "selections": (v34/*:: as any*/)
};
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
    "name": "exhibitionToTakeQuery",
    "selections": [
      {
        "args": (v3/*:: as any*/),
        "concreteType": "Exhibition",
        "kind": "LinkedField",
        "name": "exhibition",
        "plural": false,
        "selections": [
          {
            "concreteType": "TakenView",
            "kind": "LinkedField",
            "name": "cover",
            "plural": false,
            "selections": (v18/*:: as any*/)
          },
          {
            "args": (v19/*:: as any*/),
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
                      {
                        "kind": "InlineDataFragmentSpread",
                        "name": "blockToTake_block",
                        "selections": [
                          (v20/*:: as any*/),
                          (v23/*:: as any*/),
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              (v24/*:: as any*/),
                              (v25/*:: as any*/)
                            ],
                            "type": "PictureBlock"
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              (v26/*:: as any*/),
                              {
                                "concreteType": "CarouselSlide",
                                "kind": "LinkedField",
                                "name": "slides",
                                "plural": true,
                                "selections": [
                                  (v25/*:: as any*/)
                                ]
                              }
                            ],
                            "type": "CarouselBlock"
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              (v27/*:: as any*/),
                              {
                                "concreteType": "ZoomStoryStep",
                                "kind": "LinkedField",
                                "name": "steps",
                                "plural": true,
                                "selections": [
                                  {
                                    "kind": "InlineDataFragmentSpread",
                                    "name": "storyStep_step",
                                    "selections": [
                                      (v28/*:: as any*/),
                                      (v12/*:: as any*/),
                                      (v29/*:: as any*/),
                                      {
                                        "concreteType": "TakenView",
                                        "kind": "LinkedField",
                                        "name": "view",
                                        "plural": false,
                                        "selections": [
                                          (v4/*:: as any*/),
                                          {
                                            "concreteType": "Work",
                                            "kind": "LinkedField",
                                            "name": "work",
                                            "plural": false,
                                            "selections": [
                                              (v12/*:: as any*/)
                                            ]
                                          },
                                          {
                                            "concreteType": "Image",
                                            "kind": "LinkedField",
                                            "name": "image",
                                            "plural": false,
                                            "selections": [
                                              (v5/*:: as any*/),
                                              (v6/*:: as any*/),
                                              (v7/*:: as any*/),
                                              (v14/*:: as any*/),
                                              (v8/*:: as any*/),
                                              (v9/*:: as any*/)
                                            ]
                                          },
                                          (v17/*:: as any*/)
                                        ]
                                      }
                                    ],
                                    "argumentDefinitions": []
                                  }
                                ]
                              }
                            ],
                            "type": "ZoomStoryBlock"
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              (v24/*:: as any*/),
                              {
                                "concreteType": "TakenView",
                                "kind": "LinkedField",
                                "name": "first",
                                "plural": false,
                                "selections": (v18/*:: as any*/)
                              },
                              {
                                "concreteType": "TakenView",
                                "kind": "LinkedField",
                                "name": "second",
                                "plural": false,
                                "selections": (v18/*:: as any*/)
                              }
                            ],
                            "type": "ComparisonBlock"
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              (v30/*:: as any*/),
                              {
                                "args": (v31/*:: as any*/),
                                "concreteType": "Work",
                                "kind": "LinkedField",
                                "name": "works",
                                "plural": true,
                                "selections": [
                                  {
                                    "concreteType": "Image",
                                    "kind": "LinkedField",
                                    "name": "primaryImage",
                                    "plural": false,
                                    "selections": [
                                      (v5/*:: as any*/),
                                      (v6/*:: as any*/),
                                      (v7/*:: as any*/),
                                      (v15/*:: as any*/),
                                      (v8/*:: as any*/)
                                    ]
                                  }
                                ],
                                "storageKey": "works(first:12)"
                              }
                            ],
                            "type": "WorkListBlock"
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              (v32/*:: as any*/),
                              {
                                "concreteType": "TakenView",
                                "kind": "LinkedField",
                                "name": "poster",
                                "plural": false,
                                "selections": (v18/*:: as any*/)
                              }
                            ],
                            "type": "VideoBlock"
                          }
                        ],
                        "argumentDefinitions": []
                      }
                    ]
                  }
                ]
              },
              (v33/*:: as any*/)
            ]
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
    "name": "exhibitionToTakeQuery",
    "selections": [
      {
        "args": (v3/*:: as any*/),
        "concreteType": "Exhibition",
        "kind": "LinkedField",
        "name": "exhibition",
        "plural": false,
        "selections": [
          {
            "concreteType": "TakenView",
            "kind": "LinkedField",
            "name": "cover",
            "plural": false,
            "selections": (v34/*:: as any*/)
          },
          {
            "args": (v19/*:: as any*/),
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
                      (v20/*:: as any*/),
                      {
                        "kind": "TypeDiscriminator",
                        "abstractKey": "__isExhibitionBlock"
                      },
                      (v23/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v24/*:: as any*/),
                          (v35/*:: as any*/)
                        ],
                        "type": "PictureBlock"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v26/*:: as any*/),
                          {
                            "concreteType": "CarouselSlide",
                            "kind": "LinkedField",
                            "name": "slides",
                            "plural": true,
                            "selections": [
                              (v35/*:: as any*/)
                            ]
                          }
                        ],
                        "type": "CarouselBlock"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v27/*:: as any*/),
                          {
                            "concreteType": "ZoomStoryStep",
                            "kind": "LinkedField",
                            "name": "steps",
                            "plural": true,
                            "selections": [
                              (v28/*:: as any*/),
                              (v12/*:: as any*/),
                              (v29/*:: as any*/),
                              {
                                "concreteType": "TakenView",
                                "kind": "LinkedField",
                                "name": "view",
                                "plural": false,
                                "selections": [
                                  (v4/*:: as any*/),
                                  {
                                    "concreteType": "Work",
                                    "kind": "LinkedField",
                                    "name": "work",
                                    "plural": false,
                                    "selections": [
                                      (v12/*:: as any*/),
                                      (v21/*:: as any*/),
                                      (v13/*:: as any*/)
                                    ]
                                  },
                                  {
                                    "concreteType": "Image",
                                    "kind": "LinkedField",
                                    "name": "image",
                                    "plural": false,
                                    "selections": [
                                      (v5/*:: as any*/),
                                      (v6/*:: as any*/),
                                      (v7/*:: as any*/),
                                      (v14/*:: as any*/),
                                      (v8/*:: as any*/),
                                      (v9/*:: as any*/),
                                      (v21/*:: as any*/),
                                      (v15/*:: as any*/)
                                    ]
                                  },
                                  (v10/*:: as any*/),
                                  (v11/*:: as any*/),
                                  (v16/*:: as any*/)
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
                          (v24/*:: as any*/),
                          {
                            "concreteType": "TakenView",
                            "kind": "LinkedField",
                            "name": "first",
                            "plural": false,
                            "selections": (v34/*:: as any*/)
                          },
                          {
                            "concreteType": "TakenView",
                            "kind": "LinkedField",
                            "name": "second",
                            "plural": false,
                            "selections": (v34/*:: as any*/)
                          }
                        ],
                        "type": "ComparisonBlock"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v30/*:: as any*/),
                          {
                            "args": (v31/*:: as any*/),
                            "concreteType": "Work",
                            "kind": "LinkedField",
                            "name": "works",
                            "plural": true,
                            "selections": [
                              {
                                "concreteType": "Image",
                                "kind": "LinkedField",
                                "name": "primaryImage",
                                "plural": false,
                                "selections": [
                                  (v5/*:: as any*/),
                                  (v6/*:: as any*/),
                                  (v7/*:: as any*/),
                                  (v15/*:: as any*/),
                                  (v8/*:: as any*/),
                                  (v21/*:: as any*/)
                                ]
                              },
                              (v21/*:: as any*/)
                            ],
                            "storageKey": "works(first:12)"
                          }
                        ],
                        "type": "WorkListBlock"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v32/*:: as any*/),
                          {
                            "concreteType": "TakenView",
                            "kind": "LinkedField",
                            "name": "poster",
                            "plural": false,
                            "selections": (v34/*:: as any*/)
                          }
                        ],
                        "type": "VideoBlock"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": (v22/*:: as any*/),
                        "type": "Node",
                        "abstractKey": "__isNode"
                      }
                    ]
                  }
                ]
              },
              (v33/*:: as any*/)
            ]
          },
          (v21/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "8e43ccb0a3dc3cc1045dca99fdefe5bab98c114a5b21e5c20b80512ad8c85572",
    "metadata": {},
    "name": "exhibitionToTakeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2f5dc12d8e5a28dc0cb94da15ac29c3e";

export default node;
