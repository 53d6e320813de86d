/**
 * @generated SignedSource<<327bbe505f1ff3bfd44ad7e8689d8b33>>
 * @relayHash 8ebe3646b113697691f092a660a666a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6873d563dbf75d80449d1bb5d1e6e1a0b38025ec915dacc92a95f96a387d3f1d

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RestoreBlockInput = {
  after?: string | null | undefined;
  id: string;
};
export type useRestoreBlockMutation$variables = {
  input: RestoreBlockInput;
};
export type useRestoreBlockMutation$data = {
  readonly restoreBlock: {
    readonly __typename: "ChangeBlockSuccess";
    readonly block: {
      readonly " $fragmentSpreads": FragmentRefs<"deskBlock_block">;
    };
    readonly exhibition: {
      readonly change: number;
    };
  } | {
    readonly __typename: "InvalidInput";
    readonly problems: ReadonlyArray<{
      readonly field: string;
      readonly message: string;
    }>;
  } | {
    readonly __typename: "NotAllowed";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type useRestoreBlockMutation = {
  response: useRestoreBlockMutation$data;
  variables: useRestoreBlockMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v3 = {
  "kind": "ScalarField",
  "name": "id"
},
v4 = {
  "kind": "InlineFragment",
  "selections": [
    (v3/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "position"
    },
    {
      "kind": "ScalarField",
      "name": "isHidden"
    },
    {
      "kind": "ScalarField",
      "name": "version"
    }
  ],
  "type": "Block",
  "abstractKey": "__isBlock"
},
v5 = {
  "kind": "ScalarField",
  "name": "text"
},
v6 = [
  (v5/*:: as any*/)
],
v7 = {
  "kind": "ScalarField",
  "name": "workId"
},
v8 = {
  "kind": "ScalarField",
  "name": "imageId"
},
v9 = {
  "kind": "ScalarField",
  "name": "place"
},
v10 = {
  "kind": "ScalarField",
  "name": "width"
},
v11 = {
  "kind": "ScalarField",
  "name": "height"
},
v12 = {
  "kind": "ScalarField",
  "name": "frame"
},
v13 = {
  "kind": "ScalarField",
  "name": "isDoubtful"
},
v14 = {
  "kind": "ScalarField",
  "name": "title"
},
v15 = {
  "kind": "ScalarField",
  "name": "alt"
},
v16 = {
  "kind": "ScalarField",
  "name": "address"
},
v17 = {
  "concreteType": "ImageCut",
  "kind": "LinkedField",
  "name": "cuts",
  "plural": true,
  "selections": [
    (v16/*:: as any*/),
    (v10/*:: as any*/),
    (v11/*:: as any*/)
  ]
},
v18 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "takenViewInHand_view",
    "selections": [
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      (v10/*:: as any*/),
      (v11/*:: as any*/),
      (v12/*:: as any*/),
      (v13/*:: as any*/),
      {
        "concreteType": "Work",
        "kind": "LinkedField",
        "name": "work",
        "plural": false,
        "selections": [
          (v14/*:: as any*/)
        ]
      },
      {
        "concreteType": "Image",
        "kind": "LinkedField",
        "name": "image",
        "plural": false,
        "selections": [
          (v15/*:: as any*/)
        ]
      },
      (v17/*:: as any*/)
    ],
    "argumentDefinitions": ([]/*:: as any*/)
  }
],
v19 = {
  "concreteType": "TakenView",
  "kind": "LinkedField",
  "name": "view",
  "plural": false,
  "selections": (v18/*:: as any*/)
},
v20 = {
  "kind": "ScalarField",
  "name": "caption"
},
v21 = {
  "kind": "ScalarField",
  "name": "label"
},
v22 = {
  "kind": "ScalarField",
  "name": "key"
},
v23 = {
  "kind": "ScalarField",
  "name": "arrangement"
},
v24 = [
  (v14/*:: as any*/),
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
v25 = [
  {
    "kind": "ScalarField",
    "name": "words"
  },
  {
    "kind": "ScalarField",
    "name": "source"
  },
  (v16/*:: as any*/),
  {
    "kind": "ScalarField",
    "name": "language"
  }
],
v26 = [
  {
    "kind": "ScalarField",
    "name": "look"
  }
],
v27 = {
  "alias": "videoAddress",
  "kind": "ScalarField",
  "name": "address"
},
v28 = {
  "alias": "videoTitle",
  "kind": "ScalarField",
  "name": "title"
},
v29 = {
  "kind": "ScalarField",
  "name": "transcript"
},
v30 = {
  "kind": "ScalarField",
  "name": "change"
},
v31 = {
  "kind": "ScalarField",
  "name": "message"
},
v32 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "concreteType": "FieldProblem",
      "kind": "LinkedField",
      "name": "problems",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "field"
        },
        (v31/*:: as any*/)
      ]
    }
  ],
  "type": "InvalidInput"
},
v33 = {
  "kind": "InlineFragment",
  "selections": [
    (v31/*:: as any*/)
  ],
  "type": "NotAllowed"
},
v34 = [
  (v7/*:: as any*/),
  (v8/*:: as any*/),
  (v9/*:: as any*/),
  (v10/*:: as any*/),
  (v11/*:: as any*/),
  (v12/*:: as any*/),
  (v13/*:: as any*/),
  {
    "concreteType": "Work",
    "kind": "LinkedField",
    "name": "work",
    "plural": false,
    "selections": [
      (v14/*:: as any*/),
      (v3/*:: as any*/)
    ]
  },
  {
    "concreteType": "Image",
    "kind": "LinkedField",
    "name": "image",
    "plural": false,
    "selections": [
      (v15/*:: as any*/),
      (v3/*:: as any*/)
    ]
  },
  (v17/*:: as any*/)
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useRestoreBlockMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "restoreBlock",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "kind": "LinkedField",
                "name": "block",
                "plural": false,
                "selections": [
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "deskBlock_block",
                    "selections": [
                      (v4/*:: as any*/),
                      {
                        "fragment": {
                          "kind": "InlineFragment",
                          "selections": [
                            {
                              "kind": "InlineDataFragmentSpread",
                              "name": "textInHand_block",
                              "selections": (v6/*:: as any*/),
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
                                (v19/*:: as any*/),
                                (v20/*:: as any*/),
                                (v10/*:: as any*/)
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
                                (v21/*:: as any*/),
                                {
                                  "concreteType": "CarouselSlide",
                                  "kind": "LinkedField",
                                  "name": "slides",
                                  "plural": true,
                                  "selections": [
                                    (v22/*:: as any*/),
                                    (v19/*:: as any*/),
                                    (v20/*:: as any*/)
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
                                (v14/*:: as any*/),
                                {
                                  "concreteType": "ZoomStoryStep",
                                  "kind": "LinkedField",
                                  "name": "steps",
                                  "plural": true,
                                  "selections": [
                                    (v22/*:: as any*/),
                                    (v19/*:: as any*/),
                                    (v14/*:: as any*/),
                                    (v5/*:: as any*/)
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
                                  "selections": (v18/*:: as any*/)
                                },
                                {
                                  "concreteType": "TakenView",
                                  "kind": "LinkedField",
                                  "name": "second",
                                  "plural": false,
                                  "selections": (v18/*:: as any*/)
                                },
                                (v23/*:: as any*/),
                                (v20/*:: as any*/)
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
                              "selections": (v24/*:: as any*/),
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
                              "selections": (v25/*:: as any*/),
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
                              "selections": (v26/*:: as any*/),
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
                                (v27/*:: as any*/),
                                (v28/*:: as any*/),
                                {
                                  "concreteType": "TakenView",
                                  "kind": "LinkedField",
                                  "name": "poster",
                                  "plural": false,
                                  "selections": (v18/*:: as any*/)
                                },
                                (v29/*:: as any*/)
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
              },
              {
                "concreteType": "Exhibition",
                "kind": "LinkedField",
                "name": "exhibition",
                "plural": false,
                "selections": [
                  (v30/*:: as any*/)
                ]
              }
            ],
            "type": "ChangeBlockSuccess"
          },
          (v32/*:: as any*/),
          (v33/*:: as any*/)
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRestoreBlockMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "restoreBlock",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "kind": "LinkedField",
                "name": "block",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "kind": "TypeDiscriminator",
                    "abstractKey": "__isExhibitionBlock"
                  },
                  (v4/*:: as any*/),
                  {
                    "kind": "InlineFragment",
                    "selections": (v6/*:: as any*/),
                    "type": "TextBlock"
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v35/*:: as any*/),
                      (v20/*:: as any*/),
                      (v10/*:: as any*/)
                    ],
                    "type": "PictureBlock"
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v21/*:: as any*/),
                      {
                        "concreteType": "CarouselSlide",
                        "kind": "LinkedField",
                        "name": "slides",
                        "plural": true,
                        "selections": [
                          (v22/*:: as any*/),
                          (v35/*:: as any*/),
                          (v20/*:: as any*/)
                        ]
                      }
                    ],
                    "type": "CarouselBlock"
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v14/*:: as any*/),
                      {
                        "concreteType": "ZoomStoryStep",
                        "kind": "LinkedField",
                        "name": "steps",
                        "plural": true,
                        "selections": [
                          (v22/*:: as any*/),
                          (v35/*:: as any*/),
                          (v14/*:: as any*/),
                          (v5/*:: as any*/)
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
                        "selections": (v34/*:: as any*/)
                      },
                      {
                        "concreteType": "TakenView",
                        "kind": "LinkedField",
                        "name": "second",
                        "plural": false,
                        "selections": (v34/*:: as any*/)
                      },
                      (v23/*:: as any*/),
                      (v20/*:: as any*/)
                    ],
                    "type": "ComparisonBlock"
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": (v24/*:: as any*/),
                    "type": "WorkListBlock"
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": (v25/*:: as any*/),
                    "type": "QuotationBlock"
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": (v26/*:: as any*/),
                    "type": "SeparatorBlock"
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v27/*:: as any*/),
                      (v28/*:: as any*/),
                      {
                        "concreteType": "TakenView",
                        "kind": "LinkedField",
                        "name": "poster",
                        "plural": false,
                        "selections": (v34/*:: as any*/)
                      },
                      (v29/*:: as any*/)
                    ],
                    "type": "VideoBlock"
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v3/*:: as any*/)
                    ],
                    "type": "Node",
                    "abstractKey": "__isNode"
                  }
                ]
              },
              {
                "concreteType": "Exhibition",
                "kind": "LinkedField",
                "name": "exhibition",
                "plural": false,
                "selections": [
                  (v30/*:: as any*/),
                  (v3/*:: as any*/)
                ]
              }
            ],
            "type": "ChangeBlockSuccess"
          },
          (v32/*:: as any*/),
          (v33/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "6873d563dbf75d80449d1bb5d1e6e1a0b38025ec915dacc92a95f96a387d3f1d",
    "metadata": {},
    "name": "useRestoreBlockMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6a8c8bc1982d669488e547e311ff569c";

export default node;
