/**
 * @generated SignedSource<<11488972e3cc3f9ddac73c250bb240e2>>
 * @relayHash ba2901cf12ed37787aee133e3e39b2c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de6d58d4516e1563b80828f337c22ae88c2300506a396758fa0636bc4a2ce4bf

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type exhibitionDraftQuery$variables = {
  id: string;
  key?: string | null | undefined;
};
export type exhibitionDraftQuery$data = {
  readonly draft: {
    readonly change: number;
    readonly title: string;
    readonly " $fragmentSpreads": FragmentRefs<"DraftLine_exhibition" | "ExhibitionPage_exhibition" | "prepareBlocks_exhibition">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"DraftBlocks_query">;
};
export type exhibitionDraftQuery = {
  response: exhibitionDraftQuery$data;
  variables: exhibitionDraftQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "key"
  }
],
v1 = [
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
v2 = {
  "kind": "ScalarField",
  "name": "title"
},
v3 = {
  "kind": "ScalarField",
  "name": "change"
},
v4 = {
  "kind": "Literal",
  "name": "first",
  "value": 40
},
v5 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v6 = {
  "kind": "ScalarField",
  "name": "id"
},
v7 = {
  "kind": "ScalarField",
  "name": "frame"
},
v8 = {
  "kind": "ScalarField",
  "name": "recordLanguage"
},
v9 = {
  "concreteType": "Work",
  "kind": "LinkedField",
  "name": "work",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    (v8/*:: as any*/),
    (v6/*:: as any*/)
  ]
},
v10 = {
  "kind": "ScalarField",
  "name": "service"
},
v11 = {
  "kind": "ScalarField",
  "name": "width"
},
v12 = {
  "kind": "ScalarField",
  "name": "height"
},
v13 = {
  "kind": "ScalarField",
  "name": "alt"
},
v14 = {
  "kind": "ScalarField",
  "name": "placeholder"
},
v15 = {
  "kind": "ScalarField",
  "name": "derivativeWidths"
},
v16 = {
  "concreteType": "Image",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": [
    (v10/*:: as any*/),
    (v11/*:: as any*/),
    (v12/*:: as any*/),
    (v13/*:: as any*/),
    (v14/*:: as any*/),
    (v15/*:: as any*/),
    (v6/*:: as any*/)
  ]
},
v17 = {
  "kind": "ScalarField",
  "name": "address"
},
v18 = {
  "concreteType": "ImageCut",
  "kind": "LinkedField",
  "name": "cuts",
  "plural": true,
  "selections": [
    (v17/*:: as any*/),
    (v11/*:: as any*/),
    (v12/*:: as any*/)
  ]
},
v19 = {
  "kind": "ScalarField",
  "name": "language"
},
v20 = {
  "kind": "ScalarField",
  "name": "slug"
},
v21 = [
  (v4/*:: as any*/)
],
v22 = [
  (v6/*:: as any*/)
],
v23 = {
  "kind": "ScalarField",
  "name": "text"
},
v24 = [
  (v23/*:: as any*/)
],
v25 = {
  "kind": "InlineFragment",
  "selections": (v24/*:: as any*/),
  "type": "TextBlock"
},
v26 = {
  "kind": "ScalarField",
  "name": "path"
},
v27 = {
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
v28 = {
  "kind": "ScalarField",
  "name": "date"
},
v29 = {
  "concreteType": "Work",
  "kind": "LinkedField",
  "name": "work",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    (v8/*:: as any*/),
    (v6/*:: as any*/),
    (v20/*:: as any*/),
    (v27/*:: as any*/),
    (v28/*:: as any*/)
  ]
},
v30 = {
  "concreteType": "ImageTiles",
  "kind": "LinkedField",
  "name": "tiles",
  "plural": false,
  "selections": [
    (v11/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "scaleFactors"
    }
  ]
},
v31 = {
  "concreteType": "Image",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": [
    (v10/*:: as any*/),
    (v11/*:: as any*/),
    (v12/*:: as any*/),
    (v13/*:: as any*/),
    (v14/*:: as any*/),
    (v15/*:: as any*/),
    (v6/*:: as any*/),
    (v30/*:: as any*/)
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
  (v7/*:: as any*/),
  (v26/*:: as any*/),
  (v29/*:: as any*/),
  (v31/*:: as any*/),
  (v18/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "exhibitionDraftQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Exhibition",
        "kind": "LinkedField",
        "name": "draft",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "kind": "FragmentSpread",
            "name": "DraftLine_exhibition"
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
                "args": [
                  (v4/*:: as any*/),
                  {
                    "kind": "Variable",
                    "name": "from",
                    "variableName": "from"
                  }
                ],
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
                          (v5/*:: as any*/)
                        ]
                      }
                    ]
                  }
                ]
              }
            ],
            "argumentDefinitions": [
              {
                "defaultValue": null,
                "kind": "LocalArgument",
                "name": "from"
              }
            ]
          }
        ]
      },
      {
        "args": (v1/*:: as any*/),
        "kind": "FragmentSpread",
        "name": "DraftBlocks_query"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "exhibitionDraftQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Exhibition",
        "kind": "LinkedField",
        "name": "draft",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v6/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "state"
          },
          {
            "kind": "ScalarField",
            "name": "introduction"
          },
          {
            "concreteType": "TakenView",
            "kind": "LinkedField",
            "name": "cover",
            "plural": false,
            "selections": [
              (v7/*:: as any*/),
              (v9/*:: as any*/),
              (v16/*:: as any*/),
              (v18/*:: as any*/)
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
          (v19/*:: as any*/),
          {
            "concreteType": "Exhibition",
            "kind": "LinkedField",
            "name": "translations",
            "plural": true,
            "selections": [
              (v20/*:: as any*/),
              (v19/*:: as any*/),
              (v6/*:: as any*/)
            ]
          },
          {
            "args": (v21/*:: as any*/),
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
                      (v5/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": (v22/*:: as any*/),
                        "type": "Node",
                        "abstractKey": "__isNode"
                      },
                      {
                        "kind": "TypeDiscriminator",
                        "abstractKey": "__isExhibitionBlock"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": (v22/*:: as any*/),
                        "type": "Block",
                        "abstractKey": "__isBlock"
                      },
                      (v25/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "concreteType": "ZoomStoryStep",
                            "kind": "LinkedField",
                            "name": "steps",
                            "plural": true,
                            "selections": (v24/*:: as any*/)
                          }
                        ],
                        "type": "ZoomStoryBlock"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v11/*:: as any*/)
                        ],
                        "type": "PictureBlock"
                      },
                      (v25/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "concreteType": "TakenView",
                            "kind": "LinkedField",
                            "name": "view",
                            "plural": false,
                            "selections": [
                              (v7/*:: as any*/),
                              (v26/*:: as any*/),
                              (v29/*:: as any*/),
                              (v31/*:: as any*/),
                              (v18/*:: as any*/),
                              (v32/*:: as any*/)
                            ]
                          },
                          (v33/*:: as any*/),
                          (v11/*:: as any*/)
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
                                      (v11/*:: as any*/),
                                      (v12/*:: as any*/),
                                      (v17/*:: as any*/)
                                    ]
                                  },
                                  (v7/*:: as any*/),
                                  (v26/*:: as any*/),
                                  (v29/*:: as any*/),
                                  (v31/*:: as any*/)
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
                          (v2/*:: as any*/),
                          {
                            "concreteType": "ZoomStoryStep",
                            "kind": "LinkedField",
                            "name": "steps",
                            "plural": true,
                            "selections": [
                              (v34/*:: as any*/),
                              (v2/*:: as any*/),
                              (v23/*:: as any*/),
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
                                      (v2/*:: as any*/),
                                      (v6/*:: as any*/),
                                      (v8/*:: as any*/)
                                    ]
                                  },
                                  {
                                    "concreteType": "Image",
                                    "kind": "LinkedField",
                                    "name": "image",
                                    "plural": false,
                                    "selections": [
                                      (v10/*:: as any*/),
                                      (v11/*:: as any*/),
                                      (v12/*:: as any*/),
                                      (v13/*:: as any*/),
                                      (v15/*:: as any*/),
                                      (v30/*:: as any*/),
                                      (v6/*:: as any*/),
                                      (v14/*:: as any*/)
                                    ]
                                  },
                                  (v7/*:: as any*/),
                                  (v26/*:: as any*/),
                                  (v18/*:: as any*/)
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
                          (v2/*:: as any*/),
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
                              (v6/*:: as any*/),
                              {
                                "concreteType": "Image",
                                "kind": "LinkedField",
                                "name": "primaryImage",
                                "plural": false,
                                "selections": [
                                  (v11/*:: as any*/),
                                  (v12/*:: as any*/),
                                  (v6/*:: as any*/),
                                  (v10/*:: as any*/),
                                  (v14/*:: as any*/),
                                  (v15/*:: as any*/)
                                ]
                              },
                              (v20/*:: as any*/),
                              (v2/*:: as any*/),
                              (v8/*:: as any*/),
                              (v27/*:: as any*/),
                              (v28/*:: as any*/)
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
                          (v17/*:: as any*/),
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
                              (v7/*:: as any*/),
                              (v26/*:: as any*/),
                              (v9/*:: as any*/),
                              (v16/*:: as any*/),
                              (v18/*:: as any*/)
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
            ],
            "storageKey": "blocks(first:40)"
          },
          {
            "args": (v21/*:: as any*/),
            "handle": "connection",
            "key": "DraftBlocks_draft_blocks",
            "kind": "LinkedHandle",
            "name": "blocks"
          },
          {
            "kind": "ScalarField",
            "name": "credits"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "de6d58d4516e1563b80828f337c22ae88c2300506a396758fa0636bc4a2ce4bf",
    "metadata": {},
    "name": "exhibitionDraftQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "59d16d06516abf7ff1c44020e10ab960";

export default node;
