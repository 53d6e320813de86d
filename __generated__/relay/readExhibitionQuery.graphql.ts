/**
 * @generated SignedSource<<070588102ab22ad3c2f91c1abe30be24>>
 * @relayHash 24cc11c1883099b8dc1e15b0ad52e97d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70938eceda4750a4419c3cb0c7f2326c508424062f3b3cf7ea8aea0b8c842c2b

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type readExhibitionQuery$variables = {
  id: string;
};
export type readExhibitionQuery$data = {
  readonly viewer: {
    readonly desk: {
      readonly exhibition: {
        readonly " $fragmentSpreads": FragmentRefs<"exhibitionInHand_exhibition">;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type readExhibitionQuery = {
  response: readExhibitionQuery$data;
  variables: readExhibitionQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "title"
},
v3 = {
  "kind": "ScalarField",
  "name": "introduction"
},
v4 = {
  "kind": "ScalarField",
  "name": "workId"
},
v5 = {
  "kind": "ScalarField",
  "name": "imageId"
},
v6 = {
  "kind": "ScalarField",
  "name": "place"
},
v7 = {
  "kind": "ScalarField",
  "name": "width"
},
v8 = {
  "kind": "ScalarField",
  "name": "height"
},
v9 = {
  "kind": "ScalarField",
  "name": "frame"
},
v10 = {
  "kind": "ScalarField",
  "name": "isDoubtful"
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
  "concreteType": "ImageCut",
  "kind": "LinkedField",
  "name": "cuts",
  "plural": true,
  "selections": [
    (v12/*:: as any*/),
    (v7/*:: as any*/),
    (v8/*:: as any*/)
  ]
},
v14 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "takenViewInHand_view",
    "selections": [
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      (v10/*:: as any*/),
      {
        "concreteType": "Work",
        "kind": "LinkedField",
        "name": "work",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ]
      },
      {
        "concreteType": "Image",
        "kind": "LinkedField",
        "name": "image",
        "plural": false,
        "selections": [
          (v11/*:: as any*/)
        ]
      },
      (v13/*:: as any*/)
    ],
    "argumentDefinitions": ([]/*:: as any*/)
  }
],
v15 = {
  "kind": "ScalarField",
  "name": "opensOn"
},
v16 = {
  "kind": "ScalarField",
  "name": "closesOn"
},
v17 = {
  "kind": "ScalarField",
  "name": "colours"
},
v18 = {
  "kind": "ScalarField",
  "name": "typeface"
},
v19 = {
  "kind": "ScalarField",
  "name": "credits"
},
v20 = {
  "kind": "ScalarField",
  "name": "language"
},
v21 = {
  "kind": "ScalarField",
  "name": "version"
},
v22 = {
  "kind": "ScalarField",
  "name": "change"
},
v23 = {
  "kind": "ScalarField",
  "name": "id"
},
v24 = {
  "kind": "InlineFragment",
  "selections": [
    (v23/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "position"
    },
    {
      "kind": "ScalarField",
      "name": "isHidden"
    },
    (v21/*:: as any*/)
  ],
  "type": "Block",
  "abstractKey": "__isBlock"
},
v25 = {
  "kind": "ScalarField",
  "name": "text"
},
v26 = [
  (v25/*:: as any*/)
],
v27 = {
  "concreteType": "TakenView",
  "kind": "LinkedField",
  "name": "view",
  "plural": false,
  "selections": (v14/*:: as any*/)
},
v28 = {
  "kind": "ScalarField",
  "name": "caption"
},
v29 = {
  "kind": "ScalarField",
  "name": "label"
},
v30 = {
  "kind": "ScalarField",
  "name": "key"
},
v31 = {
  "kind": "ScalarField",
  "name": "arrangement"
},
v32 = [
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
      },
      {
        "kind": "ScalarField",
        "name": "order"
      }
    ]
  },
  {
    "kind": "ScalarField",
    "name": "chosenIds"
  }
],
v33 = [
  {
    "kind": "ScalarField",
    "name": "words"
  },
  {
    "kind": "ScalarField",
    "name": "source"
  },
  (v12/*:: as any*/),
  (v20/*:: as any*/)
],
v34 = [
  {
    "kind": "ScalarField",
    "name": "look"
  }
],
v35 = {
  "alias": "videoAddress",
  "kind": "ScalarField",
  "name": "address"
},
v36 = {
  "alias": "videoTitle",
  "kind": "ScalarField",
  "name": "title"
},
v37 = {
  "kind": "ScalarField",
  "name": "transcript"
},
v38 = [
  (v4/*:: as any*/),
  (v5/*:: as any*/),
  (v6/*:: as any*/),
  (v7/*:: as any*/),
  (v8/*:: as any*/),
  (v9/*:: as any*/),
  (v10/*:: as any*/),
  {
    "concreteType": "Work",
    "kind": "LinkedField",
    "name": "work",
    "plural": false,
    "selections": [
      (v2/*:: as any*/),
      (v23/*:: as any*/)
    ]
  },
  {
    "concreteType": "Image",
    "kind": "LinkedField",
    "name": "image",
    "plural": false,
    "selections": [
      (v11/*:: as any*/),
      (v23/*:: as any*/)
    ]
  },
  (v13/*:: as any*/)
],
v39 = {
  "concreteType": "TakenView",
  "kind": "LinkedField",
  "name": "view",
  "plural": false,
  "selections": (v38/*:: as any*/)
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "readExhibitionQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Desk",
            "kind": "LinkedField",
            "name": "desk",
            "plural": false,
            "selections": [
              {
                "args": (v1/*:: as any*/),
                "concreteType": "Exhibition",
                "kind": "LinkedField",
                "name": "exhibition",
                "plural": false,
                "selections": [
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "exhibitionInHand_exhibition",
                    "selections": [
                      {
                        "kind": "InlineDataFragmentSpread",
                        "name": "deskHead_exhibition",
                        "selections": [
                          (v2/*:: as any*/),
                          (v3/*:: as any*/),
                          {
                            "concreteType": "TakenView",
                            "kind": "LinkedField",
                            "name": "cover",
                            "plural": false,
                            "selections": (v14/*:: as any*/)
                          },
                          (v15/*:: as any*/),
                          (v16/*:: as any*/),
                          (v17/*:: as any*/),
                          (v18/*:: as any*/),
                          (v19/*:: as any*/),
                          (v20/*:: as any*/),
                          (v21/*:: as any*/),
                          (v22/*:: as any*/)
                        ],
                        "argumentDefinitions": []
                      },
                      {
                        "kind": "LinkedField",
                        "name": "allBlocks",
                        "plural": true,
                        "selections": [
                          {
                            "kind": "InlineDataFragmentSpread",
                            "name": "deskBlock_block",
                            "selections": [
                              (v24/*:: as any*/),
                              {
                                "fragment": {
                                  "kind": "InlineFragment",
                                  "selections": [
                                    {
                                      "kind": "InlineDataFragmentSpread",
                                      "name": "textInHand_block",
                                      "selections": (v26/*:: as any*/),
                                      "argumentDefinitions": []
                                    }
                                  ],
                                  "type": "TextBlock"
                                },
                                "kind": "AliasedInlineFragmentSpread",
                                "name": "text"
                              },
                              {
                                "fragment": {
                                  "kind": "InlineFragment",
                                  "selections": [
                                    {
                                      "kind": "InlineDataFragmentSpread",
                                      "name": "pictureInHand_block",
                                      "selections": [
                                        (v27/*:: as any*/),
                                        (v28/*:: as any*/),
                                        (v7/*:: as any*/)
                                      ],
                                      "argumentDefinitions": []
                                    }
                                  ],
                                  "type": "PictureBlock"
                                },
                                "kind": "AliasedInlineFragmentSpread",
                                "name": "picture"
                              },
                              {
                                "fragment": {
                                  "kind": "InlineFragment",
                                  "selections": [
                                    {
                                      "kind": "InlineDataFragmentSpread",
                                      "name": "carouselInHand_block",
                                      "selections": [
                                        (v29/*:: as any*/),
                                        {
                                          "concreteType": "CarouselSlide",
                                          "kind": "LinkedField",
                                          "name": "slides",
                                          "plural": true,
                                          "selections": [
                                            (v30/*:: as any*/),
                                            (v27/*:: as any*/),
                                            (v28/*:: as any*/)
                                          ]
                                        }
                                      ],
                                      "argumentDefinitions": []
                                    }
                                  ],
                                  "type": "CarouselBlock"
                                },
                                "kind": "AliasedInlineFragmentSpread",
                                "name": "carousel"
                              },
                              {
                                "fragment": {
                                  "kind": "InlineFragment",
                                  "selections": [
                                    {
                                      "kind": "InlineDataFragmentSpread",
                                      "name": "zoomStoryInHand_block",
                                      "selections": [
                                        (v2/*:: as any*/),
                                        {
                                          "concreteType": "ZoomStoryStep",
                                          "kind": "LinkedField",
                                          "name": "steps",
                                          "plural": true,
                                          "selections": [
                                            (v30/*:: as any*/),
                                            (v27/*:: as any*/),
                                            (v2/*:: as any*/),
                                            (v25/*:: as any*/)
                                          ]
                                        }
                                      ],
                                      "argumentDefinitions": []
                                    }
                                  ],
                                  "type": "ZoomStoryBlock"
                                },
                                "kind": "AliasedInlineFragmentSpread",
                                "name": "zoomStory"
                              },
                              {
                                "fragment": {
                                  "kind": "InlineFragment",
                                  "selections": [
                                    {
                                      "kind": "InlineDataFragmentSpread",
                                      "name": "comparisonInHand_block",
                                      "selections": [
                                        {
                                          "concreteType": "TakenView",
                                          "kind": "LinkedField",
                                          "name": "first",
                                          "plural": false,
                                          "selections": (v14/*:: as any*/)
                                        },
                                        {
                                          "concreteType": "TakenView",
                                          "kind": "LinkedField",
                                          "name": "second",
                                          "plural": false,
                                          "selections": (v14/*:: as any*/)
                                        },
                                        (v31/*:: as any*/),
                                        (v28/*:: as any*/)
                                      ],
                                      "argumentDefinitions": []
                                    }
                                  ],
                                  "type": "ComparisonBlock"
                                },
                                "kind": "AliasedInlineFragmentSpread",
                                "name": "comparison"
                              },
                              {
                                "fragment": {
                                  "kind": "InlineFragment",
                                  "selections": [
                                    {
                                      "kind": "InlineDataFragmentSpread",
                                      "name": "workListInHand_block",
                                      "selections": (v32/*:: as any*/),
                                      "argumentDefinitions": []
                                    }
                                  ],
                                  "type": "WorkListBlock"
                                },
                                "kind": "AliasedInlineFragmentSpread",
                                "name": "workList"
                              },
                              {
                                "fragment": {
                                  "kind": "InlineFragment",
                                  "selections": [
                                    {
                                      "kind": "InlineDataFragmentSpread",
                                      "name": "quotationInHand_block",
                                      "selections": (v33/*:: as any*/),
                                      "argumentDefinitions": []
                                    }
                                  ],
                                  "type": "QuotationBlock"
                                },
                                "kind": "AliasedInlineFragmentSpread",
                                "name": "quotation"
                              },
                              {
                                "fragment": {
                                  "kind": "InlineFragment",
                                  "selections": [
                                    {
                                      "kind": "InlineDataFragmentSpread",
                                      "name": "separatorInHand_block",
                                      "selections": (v34/*:: as any*/),
                                      "argumentDefinitions": []
                                    }
                                  ],
                                  "type": "SeparatorBlock"
                                },
                                "kind": "AliasedInlineFragmentSpread",
                                "name": "separator"
                              },
                              {
                                "fragment": {
                                  "kind": "InlineFragment",
                                  "selections": [
                                    {
                                      "kind": "InlineDataFragmentSpread",
                                      "name": "videoInHand_block",
                                      "selections": [
                                        (v35/*:: as any*/),
                                        (v36/*:: as any*/),
                                        {
                                          "concreteType": "TakenView",
                                          "kind": "LinkedField",
                                          "name": "poster",
                                          "plural": false,
                                          "selections": (v14/*:: as any*/)
                                        },
                                        (v37/*:: as any*/)
                                      ],
                                      "argumentDefinitions": []
                                    }
                                  ],
                                  "type": "VideoBlock"
                                },
                                "kind": "AliasedInlineFragmentSpread",
                                "name": "video"
                              }
                            ],
                            "argumentDefinitions": []
                          }
                        ]
                      }
                    ],
                    "argumentDefinitions": []
                  }
                ]
              }
            ]
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "readExhibitionQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Desk",
            "kind": "LinkedField",
            "name": "desk",
            "plural": false,
            "selections": [
              {
                "args": (v1/*:: as any*/),
                "concreteType": "Exhibition",
                "kind": "LinkedField",
                "name": "exhibition",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  {
                    "concreteType": "TakenView",
                    "kind": "LinkedField",
                    "name": "cover",
                    "plural": false,
                    "selections": (v38/*:: as any*/)
                  },
                  (v15/*:: as any*/),
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
                  (v18/*:: as any*/),
                  (v19/*:: as any*/),
                  (v20/*:: as any*/),
                  (v21/*:: as any*/),
                  (v22/*:: as any*/),
                  {
                    "kind": "LinkedField",
                    "name": "allBlocks",
                    "plural": true,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "__typename"
                      },
                      {
                        "kind": "TypeDiscriminator",
                        "abstractKey": "__isExhibitionBlock"
                      },
                      (v24/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": (v26/*:: as any*/),
                        "type": "TextBlock"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v39/*:: as any*/),
                          (v28/*:: as any*/),
                          (v7/*:: as any*/)
                        ],
                        "type": "PictureBlock"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v29/*:: as any*/),
                          {
                            "concreteType": "CarouselSlide",
                            "kind": "LinkedField",
                            "name": "slides",
                            "plural": true,
                            "selections": [
                              (v30/*:: as any*/),
                              (v39/*:: as any*/),
                              (v28/*:: as any*/)
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
                              (v30/*:: as any*/),
                              (v39/*:: as any*/),
                              (v2/*:: as any*/),
                              (v25/*:: as any*/)
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
                            "selections": (v38/*:: as any*/)
                          },
                          {
                            "concreteType": "TakenView",
                            "kind": "LinkedField",
                            "name": "second",
                            "plural": false,
                            "selections": (v38/*:: as any*/)
                          },
                          (v31/*:: as any*/),
                          (v28/*:: as any*/)
                        ],
                        "type": "ComparisonBlock"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": (v32/*:: as any*/),
                        "type": "WorkListBlock"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": (v33/*:: as any*/),
                        "type": "QuotationBlock"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": (v34/*:: as any*/),
                        "type": "SeparatorBlock"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v35/*:: as any*/),
                          (v36/*:: as any*/),
                          {
                            "concreteType": "TakenView",
                            "kind": "LinkedField",
                            "name": "poster",
                            "plural": false,
                            "selections": (v38/*:: as any*/)
                          },
                          (v37/*:: as any*/)
                        ],
                        "type": "VideoBlock"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v23/*:: as any*/)
                        ],
                        "type": "Node",
                        "abstractKey": "__isNode"
                      }
                    ]
                  },
                  (v23/*:: as any*/)
                ]
              }
            ]
          },
          (v23/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "70938eceda4750a4419c3cb0c7f2326c508424062f3b3cf7ea8aea0b8c842c2b",
    "metadata": {},
    "name": "readExhibitionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "571fa5702d92acd7df164669dfcf11a9";

export default node;
