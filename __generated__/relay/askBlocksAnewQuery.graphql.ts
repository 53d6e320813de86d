/**
 * @generated SignedSource<<645a6d1ae2edc6a65e28971df32fa3f4>>
 * @relayHash 9c483ad6565a1af56d1dbd12a0e6b5e5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 66486ca160bc0ce71bb7d8e5cbebbcdef4d0b6bef8c2e47cca1d740825f71346

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type askBlocksAnewQuery$variables = {
  count: number;
  cursor?: string | null | undefined;
  id: string;
  key?: string | null | undefined;
};
export type askBlocksAnewQuery$data = {
  readonly draft: {
    readonly blocks: {
      readonly edges: ReadonlyArray<{
        readonly cursor: string;
        readonly node: {
          readonly id?: string;
          readonly " $fragmentSpreads": FragmentRefs<"ExhibitionBlocks_blocks">;
        };
      }>;
      readonly pageInfo: {
        readonly endCursor: string | null | undefined;
        readonly hasNextPage: boolean;
      };
    };
  } | null | undefined;
};
export type askBlocksAnewQuery = {
  response: askBlocksAnewQuery$data;
  variables: askBlocksAnewQuery$variables;
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
  "name": "id"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "key"
},
v4 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  },
  {
    "kind": "Variable",
    "name": "key",
    "variableName": "key"
  }
],
v5 = [
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
v6 = {
  "kind": "ScalarField",
  "name": "cursor"
},
v7 = {
  "kind": "ScalarField",
  "name": "id"
},
v8 = [
  (v7/*:: as any*/)
],
v9 = {
  "kind": "InlineFragment",
  "selections": (v8/*:: as any*/),
  "type": "Block",
  "abstractKey": "__isBlock"
},
v10 = {
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
v11 = {
  "kind": "ScalarField",
  "name": "text"
},
v12 = [
  (v11/*:: as any*/)
],
v13 = {
  "kind": "InlineFragment",
  "selections": (v12/*:: as any*/),
  "type": "TextBlock"
},
v14 = {
  "kind": "ScalarField",
  "name": "width"
},
v15 = {
  "kind": "ScalarField",
  "name": "frame"
},
v16 = {
  "kind": "ScalarField",
  "name": "path"
},
v17 = {
  "kind": "ScalarField",
  "name": "title"
},
v18 = {
  "kind": "ScalarField",
  "name": "recordLanguage"
},
v19 = {
  "kind": "ScalarField",
  "name": "slug"
},
v20 = {
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
v21 = {
  "kind": "ScalarField",
  "name": "date"
},
v22 = {
  "concreteType": "Work",
  "kind": "LinkedField",
  "name": "work",
  "plural": false,
  "selections": [
    (v17/*:: as any*/),
    (v18/*:: as any*/),
    (v7/*:: as any*/),
    (v19/*:: as any*/),
    (v20/*:: as any*/),
    (v21/*:: as any*/)
  ]
},
v23 = {
  "kind": "ScalarField",
  "name": "service"
},
v24 = {
  "kind": "ScalarField",
  "name": "height"
},
v25 = {
  "kind": "ScalarField",
  "name": "alt"
},
v26 = {
  "kind": "ScalarField",
  "name": "placeholder"
},
v27 = {
  "kind": "ScalarField",
  "name": "derivativeWidths"
},
v28 = {
  "concreteType": "ImageTiles",
  "kind": "LinkedField",
  "name": "tiles",
  "plural": false,
  "selections": [
    (v14/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "scaleFactors"
    }
  ]
},
v29 = {
  "concreteType": "Image",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": [
    (v23/*:: as any*/),
    (v14/*:: as any*/),
    (v24/*:: as any*/),
    (v25/*:: as any*/),
    (v26/*:: as any*/),
    (v27/*:: as any*/),
    (v7/*:: as any*/),
    (v28/*:: as any*/)
  ]
},
v30 = {
  "kind": "ScalarField",
  "name": "address"
},
v31 = {
  "concreteType": "ImageCut",
  "kind": "LinkedField",
  "name": "cuts",
  "plural": true,
  "selections": [
    (v30/*:: as any*/),
    (v14/*:: as any*/),
    (v24/*:: as any*/)
  ]
},
v32 = {
  "kind": "ScalarField",
  "name": "view"
},
v33 = {
  "kind": "ScalarField",
  "name": "caption"
},
v34 = {
  "kind": "ScalarField",
  "name": "key"
},
v35 = [
  (v32/*:: as any*/),
  (v15/*:: as any*/),
  (v16/*:: as any*/),
  (v22/*:: as any*/),
  (v29/*:: as any*/),
  (v31/*:: as any*/)
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
    "name": "askBlocksAnewQuery",
    "selections": [
      {
        "args": (v4/*:: as any*/),
        "concreteType": "Exhibition",
        "kind": "LinkedField",
        "name": "draft",
        "plural": false,
        "selections": [
          {
            "args": (v5/*:: as any*/),
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
                  (v6/*:: as any*/),
                  {
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v9/*:: as any*/),
                      {
                        "kind": "FragmentSpread",
                        "name": "ExhibitionBlocks_blocks"
                      }
                    ]
                  }
                ]
              },
              (v10/*:: as any*/)
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
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "askBlocksAnewQuery",
    "selections": [
      {
        "args": (v4/*:: as any*/),
        "concreteType": "Exhibition",
        "kind": "LinkedField",
        "name": "draft",
        "plural": false,
        "selections": [
          {
            "args": (v5/*:: as any*/),
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
                  (v6/*:: as any*/),
                  {
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "__typename"
                      },
                      (v9/*:: as any*/),
                      {
                        "kind": "TypeDiscriminator",
                        "abstractKey": "__isExhibitionBlock"
                      },
                      (v13/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "concreteType": "ZoomStoryStep",
                            "kind": "LinkedField",
                            "name": "steps",
                            "plural": true,
                            "selections": (v12/*:: as any*/)
                          }
                        ],
                        "type": "ZoomStoryBlock"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v14/*:: as any*/)
                        ],
                        "type": "PictureBlock"
                      },
                      (v13/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "concreteType": "TakenView",
                            "kind": "LinkedField",
                            "name": "view",
                            "plural": false,
                            "selections": [
                              (v15/*:: as any*/),
                              (v16/*:: as any*/),
                              (v22/*:: as any*/),
                              (v29/*:: as any*/),
                              (v31/*:: as any*/),
                              (v32/*:: as any*/)
                            ]
                          },
                          (v33/*:: as any*/),
                          (v14/*:: as any*/)
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
                              (v34/*:: as any*/),
                              {
                                "concreteType": "TakenView",
                                "kind": "LinkedField",
                                "name": "view",
                                "plural": false,
                                "selections": [
                                  (v32/*:: as any*/),
                                  {
                                    "concreteType": "ImageCut",
                                    "kind": "LinkedField",
                                    "name": "cuts",
                                    "plural": true,
                                    "selections": [
                                      (v14/*:: as any*/),
                                      (v24/*:: as any*/),
                                      (v30/*:: as any*/)
                                    ]
                                  },
                                  (v15/*:: as any*/),
                                  (v16/*:: as any*/),
                                  (v22/*:: as any*/),
                                  (v29/*:: as any*/)
                                ]
                              },
                              (v33/*:: as any*/)
                            ]
                          }
                        ],
                        "type": "CarouselBlock"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v17/*:: as any*/),
                          {
                            "concreteType": "ZoomStoryStep",
                            "kind": "LinkedField",
                            "name": "steps",
                            "plural": true,
                            "selections": [
                              (v34/*:: as any*/),
                              (v17/*:: as any*/),
                              (v11/*:: as any*/),
                              {
                                "concreteType": "TakenView",
                                "kind": "LinkedField",
                                "name": "view",
                                "plural": false,
                                "selections": [
                                  (v32/*:: as any*/),
                                  {
                                    "concreteType": "Work",
                                    "kind": "LinkedField",
                                    "name": "work",
                                    "plural": false,
                                    "selections": [
                                      (v17/*:: as any*/),
                                      (v7/*:: as any*/),
                                      (v18/*:: as any*/)
                                    ]
                                  },
                                  {
                                    "concreteType": "Image",
                                    "kind": "LinkedField",
                                    "name": "image",
                                    "plural": false,
                                    "selections": [
                                      (v23/*:: as any*/),
                                      (v14/*:: as any*/),
                                      (v24/*:: as any*/),
                                      (v25/*:: as any*/),
                                      (v27/*:: as any*/),
                                      (v28/*:: as any*/),
                                      (v7/*:: as any*/),
                                      (v26/*:: as any*/)
                                    ]
                                  },
                                  (v15/*:: as any*/),
                                  (v16/*:: as any*/),
                                  (v31/*:: as any*/)
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
                            "selections": (v35/*:: as any*/)
                          },
                          {
                            "concreteType": "TakenView",
                            "kind": "LinkedField",
                            "name": "second",
                            "plural": false,
                            "selections": (v35/*:: as any*/)
                          },
                          {
                            "kind": "ScalarField",
                            "name": "arrangement"
                          },
                          (v33/*:: as any*/)
                        ],
                        "type": "ComparisonBlock"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v17/*:: as any*/),
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
                              (v7/*:: as any*/),
                              {
                                "concreteType": "Image",
                                "kind": "LinkedField",
                                "name": "primaryImage",
                                "plural": false,
                                "selections": [
                                  (v14/*:: as any*/),
                                  (v24/*:: as any*/),
                                  (v7/*:: as any*/),
                                  (v23/*:: as any*/),
                                  (v26/*:: as any*/),
                                  (v27/*:: as any*/)
                                ]
                              },
                              (v19/*:: as any*/),
                              (v17/*:: as any*/),
                              (v18/*:: as any*/),
                              (v20/*:: as any*/),
                              (v21/*:: as any*/)
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
                          (v30/*:: as any*/),
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
                              (v15/*:: as any*/),
                              (v16/*:: as any*/),
                              {
                                "concreteType": "Work",
                                "kind": "LinkedField",
                                "name": "work",
                                "plural": false,
                                "selections": [
                                  (v17/*:: as any*/),
                                  (v18/*:: as any*/),
                                  (v7/*:: as any*/)
                                ]
                              },
                              {
                                "concreteType": "Image",
                                "kind": "LinkedField",
                                "name": "image",
                                "plural": false,
                                "selections": [
                                  (v23/*:: as any*/),
                                  (v14/*:: as any*/),
                                  (v24/*:: as any*/),
                                  (v25/*:: as any*/),
                                  (v26/*:: as any*/),
                                  (v27/*:: as any*/),
                                  (v7/*:: as any*/)
                                ]
                              },
                              (v31/*:: as any*/)
                            ]
                          },
                          {
                            "kind": "ScalarField",
                            "name": "transcript"
                          }
                        ],
                        "type": "VideoBlock"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": (v8/*:: as any*/),
                        "type": "Node",
                        "abstractKey": "__isNode"
                      }
                    ]
                  }
                ]
              },
              (v10/*:: as any*/)
            ]
          },
          (v7/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "66486ca160bc0ce71bb7d8e5cbebbcdef4d0b6bef8c2e47cca1d740825f71346",
    "metadata": {},
    "name": "askBlocksAnewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6de3d1eaa8c8182fd79099ec22568b21";

export default node;
