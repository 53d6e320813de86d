/**
 * @generated SignedSource<<382455dd6e980d6a139468fa183360c0>>
 * @relayHash 1edb1d7e0e5f26efd36129a529148486
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a5cee2ba742350fe147f29200fd9241bbb6ba37920d406e8165aa594049a2420

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useExhibitionSubscription$variables = {
  exhibitionId: string;
};
export type useExhibitionSubscription$data = {
  readonly exhibitionChanged: {
    readonly blocks: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"deskBlock_block">;
    }>;
    readonly by: {
      readonly id: string;
      readonly name: string | null | undefined;
    } | null | undefined;
    readonly change: number;
    readonly exhibition: {
      readonly " $fragmentSpreads": FragmentRefs<"ExhibitionStanding_exhibition" | "deskHead_exhibition">;
    } | null | undefined;
    readonly removedBlockIds: ReadonlyArray<string>;
    readonly since: number;
  };
};
export type useExhibitionSubscription = {
  response: useExhibitionSubscription$data;
  variables: useExhibitionSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "exhibitionId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "exhibitionId"
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
  "name": "since"
},
v24 = {
  "kind": "ScalarField",
  "name": "id"
},
v25 = {
  "kind": "InlineFragment",
  "selections": [
    (v24/*:: as any*/),
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
v26 = {
  "kind": "ScalarField",
  "name": "text"
},
v27 = [
  (v26/*:: as any*/)
],
v28 = {
  "concreteType": "TakenView",
  "kind": "LinkedField",
  "name": "view",
  "plural": false,
  "selections": (v14/*:: as any*/)
},
v29 = {
  "kind": "ScalarField",
  "name": "caption"
},
v30 = {
  "kind": "ScalarField",
  "name": "label"
},
v31 = {
  "kind": "ScalarField",
  "name": "key"
},
v32 = {
  "kind": "ScalarField",
  "name": "arrangement"
},
v33 = [
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
v34 = [
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
v35 = [
  {
    "kind": "ScalarField",
    "name": "look"
  }
],
v36 = {
  "alias": "videoAddress",
  "kind": "ScalarField",
  "name": "address"
},
v37 = {
  "alias": "videoTitle",
  "kind": "ScalarField",
  "name": "title"
},
v38 = {
  "kind": "ScalarField",
  "name": "transcript"
},
v39 = {
  "kind": "ScalarField",
  "name": "removedBlockIds"
},
v40 = {
  "concreteType": "Member",
  "kind": "LinkedField",
  "name": "by",
  "plural": false,
  "selections": [
    (v24/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "name"
    }
  ]
},
v41 = {
  "concreteType": "Work",
  "kind": "LinkedField",
  "name": "work",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    (v24/*:: as any*/)
  ]
},
v42 = {
  "concreteType": "Image",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": [
    (v11/*:: as any*/),
    (v24/*:: as any*/)
  ]
},
v43 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v44 = [
  (v4/*:: as any*/),
  (v5/*:: as any*/),
  (v6/*:: as any*/),
  (v7/*:: as any*/),
  (v8/*:: as any*/),
  (v9/*:: as any*/),
  (v10/*:: as any*/),
  (v41/*:: as any*/),
  (v42/*:: as any*/),
  (v13/*:: as any*/)
],
v45 = {
  "concreteType": "TakenView",
  "kind": "LinkedField",
  "name": "view",
  "plural": false,
  "selections": (v44/*:: as any*/)
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useExhibitionSubscription",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "ExhibitionChange",
        "kind": "LinkedField",
        "name": "exhibitionChanged",
        "plural": false,
        "selections": [
          {
            "concreteType": "Exhibition",
            "kind": "LinkedField",
            "name": "exhibition",
            "plural": false,
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
                "kind": "FragmentSpread",
                "name": "ExhibitionStanding_exhibition"
              }
            ]
          },
          (v22/*:: as any*/),
          (v23/*:: as any*/),
          {
            "kind": "LinkedField",
            "name": "blocks",
            "plural": true,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "deskBlock_block",
                "selections": [
                  (v25/*:: as any*/),
                  {
                    "fragment": {
                      "kind": "InlineFragment",
                      "selections": [
                        {
                          "kind": "InlineDataFragmentSpread",
                          "name": "textInHand_block",
                          "selections": (v27/*:: as any*/),
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
                            (v28/*:: as any*/),
                            (v29/*:: as any*/),
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
                            (v30/*:: as any*/),
                            {
                              "concreteType": "CarouselSlide",
                              "kind": "LinkedField",
                              "name": "slides",
                              "plural": true,
                              "selections": [
                                (v31/*:: as any*/),
                                (v28/*:: as any*/),
                                (v29/*:: as any*/)
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
                                (v31/*:: as any*/),
                                (v28/*:: as any*/),
                                (v2/*:: as any*/),
                                (v26/*:: as any*/)
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
                            (v32/*:: as any*/),
                            (v29/*:: as any*/)
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
                          "selections": (v33/*:: as any*/),
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
                          "selections": (v34/*:: as any*/),
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
                          "selections": (v35/*:: as any*/),
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
                            (v36/*:: as any*/),
                            (v37/*:: as any*/),
                            {
                              "concreteType": "TakenView",
                              "kind": "LinkedField",
                              "name": "poster",
                              "plural": false,
                              "selections": (v14/*:: as any*/)
                            },
                            (v38/*:: as any*/)
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
          (v39/*:: as any*/),
          (v40/*:: as any*/)
        ]
      }
    ],
    "type": "Subscription"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useExhibitionSubscription",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "ExhibitionChange",
        "kind": "LinkedField",
        "name": "exhibitionChanged",
        "plural": false,
        "selections": [
          {
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
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v41/*:: as any*/),
                  (v42/*:: as any*/),
                  (v13/*:: as any*/),
                  (v43/*:: as any*/)
                ]
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
                "kind": "ScalarField",
                "name": "state"
              },
              {
                "kind": "ScalarField",
                "name": "publishAt"
              },
              {
                "kind": "ScalarField",
                "name": "slug"
              },
              (v24/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "hasDraftLink"
              }
            ]
          },
          (v22/*:: as any*/),
          (v23/*:: as any*/),
          {
            "kind": "LinkedField",
            "name": "blocks",
            "plural": true,
            "selections": [
              (v43/*:: as any*/),
              {
                "kind": "TypeDiscriminator",
                "abstractKey": "__isExhibitionBlock"
              },
              (v25/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": (v27/*:: as any*/),
                "type": "TextBlock"
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v45/*:: as any*/),
                  (v29/*:: as any*/),
                  (v7/*:: as any*/)
                ],
                "type": "PictureBlock"
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v30/*:: as any*/),
                  {
                    "concreteType": "CarouselSlide",
                    "kind": "LinkedField",
                    "name": "slides",
                    "plural": true,
                    "selections": [
                      (v31/*:: as any*/),
                      (v45/*:: as any*/),
                      (v29/*:: as any*/)
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
                      (v31/*:: as any*/),
                      (v45/*:: as any*/),
                      (v2/*:: as any*/),
                      (v26/*:: as any*/)
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
                    "selections": (v44/*:: as any*/)
                  },
                  {
                    "concreteType": "TakenView",
                    "kind": "LinkedField",
                    "name": "second",
                    "plural": false,
                    "selections": (v44/*:: as any*/)
                  },
                  (v32/*:: as any*/),
                  (v29/*:: as any*/)
                ],
                "type": "ComparisonBlock"
              },
              {
                "kind": "InlineFragment",
                "selections": (v33/*:: as any*/),
                "type": "WorkListBlock"
              },
              {
                "kind": "InlineFragment",
                "selections": (v34/*:: as any*/),
                "type": "QuotationBlock"
              },
              {
                "kind": "InlineFragment",
                "selections": (v35/*:: as any*/),
                "type": "SeparatorBlock"
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v36/*:: as any*/),
                  (v37/*:: as any*/),
                  {
                    "concreteType": "TakenView",
                    "kind": "LinkedField",
                    "name": "poster",
                    "plural": false,
                    "selections": (v44/*:: as any*/)
                  },
                  (v38/*:: as any*/)
                ],
                "type": "VideoBlock"
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v24/*:: as any*/)
                ],
                "type": "Node",
                "abstractKey": "__isNode"
              }
            ]
          },
          (v39/*:: as any*/),
          (v40/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "a5cee2ba742350fe147f29200fd9241bbb6ba37920d406e8165aa594049a2420",
    "metadata": {},
    "name": "useExhibitionSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "e1eaaf8ef3787f813ac556fa3621621f";

export default node;
