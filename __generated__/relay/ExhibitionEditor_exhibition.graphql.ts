/**
 * @generated SignedSource<<03970c8d932c9deb58912d0974f1aab9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ExhibitionEditor_exhibition$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"ExhibitionStanding_exhibition" | "exhibitionInHand_exhibition">;
  readonly " $fragmentType": "ExhibitionEditor_exhibition";
};
export type ExhibitionEditor_exhibition$key = {
  readonly " $data"?: ExhibitionEditor_exhibition$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExhibitionEditor_exhibition">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
},
v1 = {
  "kind": "ScalarField",
  "name": "title"
},
v2 = {
  "kind": "ScalarField",
  "name": "width"
},
v3 = {
  "kind": "ScalarField",
  "name": "height"
},
v4 = {
  "kind": "ScalarField",
  "name": "address"
},
v5 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "takenViewInHand_view",
    "selections": [
      {
        "kind": "ScalarField",
        "name": "workId"
      },
      {
        "kind": "ScalarField",
        "name": "imageId"
      },
      {
        "kind": "ScalarField",
        "name": "place"
      },
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      {
        "kind": "ScalarField",
        "name": "frame"
      },
      {
        "kind": "ScalarField",
        "name": "isDoubtful"
      },
      {
        "concreteType": "Work",
        "kind": "LinkedField",
        "name": "work",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ]
      },
      {
        "concreteType": "Image",
        "kind": "LinkedField",
        "name": "image",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "alt"
          }
        ]
      },
      {
        "concreteType": "ImageCut",
        "kind": "LinkedField",
        "name": "cuts",
        "plural": true,
        "selections": [
          (v4/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ]
      }
    ],
    "argumentDefinitions": ([]/*:: as any*/)
  }
],
v6 = {
  "kind": "ScalarField",
  "name": "language"
},
v7 = {
  "kind": "ScalarField",
  "name": "version"
},
v8 = {
  "kind": "ScalarField",
  "name": "text"
},
v9 = {
  "concreteType": "TakenView",
  "kind": "LinkedField",
  "name": "view",
  "plural": false,
  "selections": (v5/*:: as any*/)
},
v10 = {
  "kind": "ScalarField",
  "name": "caption"
},
v11 = {
  "kind": "ScalarField",
  "name": "key"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ExhibitionEditor_exhibition",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "InlineDataFragmentSpread",
      "name": "exhibitionInHand_exhibition",
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "deskHead_exhibition",
          "selections": [
            (v1/*:: as any*/),
            {
              "kind": "ScalarField",
              "name": "introduction"
            },
            {
              "concreteType": "TakenView",
              "kind": "LinkedField",
              "name": "cover",
              "plural": false,
              "selections": (v5/*:: as any*/)
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
              "kind": "ScalarField",
              "name": "credits"
            },
            (v6/*:: as any*/),
            (v7/*:: as any*/),
            {
              "kind": "ScalarField",
              "name": "change"
            }
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
                {
                  "kind": "InlineFragment",
                  "selections": [
                    (v0/*:: as any*/),
                    {
                      "kind": "ScalarField",
                      "name": "position"
                    },
                    {
                      "kind": "ScalarField",
                      "name": "isHidden"
                    },
                    (v7/*:: as any*/)
                  ],
                  "type": "Block",
                  "abstractKey": "__isBlock"
                },
                {
                  "fragment": {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "kind": "InlineDataFragmentSpread",
                        "name": "textInHand_block",
                        "selections": [
                          (v8/*:: as any*/)
                        ],
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
                          (v9/*:: as any*/),
                          (v10/*:: as any*/),
                          (v2/*:: as any*/)
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
                              (v11/*:: as any*/),
                              (v9/*:: as any*/),
                              (v10/*:: as any*/)
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
                          (v1/*:: as any*/),
                          {
                            "concreteType": "ZoomStoryStep",
                            "kind": "LinkedField",
                            "name": "steps",
                            "plural": true,
                            "selections": [
                              (v11/*:: as any*/),
                              (v9/*:: as any*/),
                              (v1/*:: as any*/),
                              (v8/*:: as any*/)
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
                            "selections": (v5/*:: as any*/)
                          },
                          {
                            "concreteType": "TakenView",
                            "kind": "LinkedField",
                            "name": "second",
                            "plural": false,
                            "selections": (v5/*:: as any*/)
                          },
                          {
                            "kind": "ScalarField",
                            "name": "arrangement"
                          },
                          (v10/*:: as any*/)
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
                        "selections": [
                          (v1/*:: as any*/),
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
                        "selections": [
                          {
                            "kind": "ScalarField",
                            "name": "words"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "source"
                          },
                          (v4/*:: as any*/),
                          (v6/*:: as any*/)
                        ],
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
                        "selections": [
                          {
                            "kind": "ScalarField",
                            "name": "look"
                          }
                        ],
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
                            "selections": (v5/*:: as any*/)
                          },
                          {
                            "kind": "ScalarField",
                            "name": "transcript"
                          }
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
    },
    {
      "kind": "FragmentSpread",
      "name": "ExhibitionStanding_exhibition"
    }
  ],
  "type": "Exhibition"
};
})();

(node as any).hash = "6056c951b69f95bdde8e52a86e6daa6a";

export default node;
