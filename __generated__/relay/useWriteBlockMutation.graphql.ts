/**
 * @generated SignedSource<<ae2b4192a5d6244c505acb996a41ef5e>>
 * @relayHash 56c15ff751762834f33d247abfb3d565
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e0239bbc9acf1dd47e1ee0de75ff5c21554be81ffb6159fd8b7f95fc7f592ae

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type BlockWidth = "COLUMN" | "FULL" | "WIDE" | "%future added value";
export type ComparisonArrangement = "CURTAIN" | "SIDE" | "%future added value";
export type SeparatorLook = "LINE" | "SPACE" | "STARS" | "%future added value";
export type WorkOrder = "CREATOR" | "IDENTIFIER" | "NEWEST" | "RANDOM" | "RELEVANCE" | "TITLE" | "YEAR_ASC" | "YEAR_DESC" | "%future added value";
import { RichText } from "../../src/text/rich-text";
export type WriteBlockInput = {
  content: BlockContentInput;
  id: string;
  version: number;
};
export type BlockContentInput = {
  carousel?: CarouselBlockInput | null | undefined;
  comparison?: ComparisonBlockInput | null | undefined;
  picture?: PictureBlockInput | null | undefined;
  quotation?: QuotationBlockInput | null | undefined;
  separator?: SeparatorBlockInput | null | undefined;
  text?: TextBlockInput | null | undefined;
  video?: VideoBlockInput | null | undefined;
  workList?: WorkListBlockInput | null | undefined;
  zoomStory?: ZoomStoryBlockInput | null | undefined;
};
export type TextBlockInput = {
  text: RichText;
};
export type PictureBlockInput = {
  caption?: string | null | undefined;
  view: TakenViewInput;
  width?: BlockWidth;
};
export type TakenViewInput = {
  frame: string;
  height: number;
  imageId: string;
  place: number;
  width: number;
  workId: string;
};
export type CarouselBlockInput = {
  label: string;
  slides: ReadonlyArray<CarouselSlideInput>;
};
export type CarouselSlideInput = {
  caption?: string | null | undefined;
  key: string;
  view: TakenViewInput;
};
export type ZoomStoryBlockInput = {
  steps: ReadonlyArray<ZoomStoryStepInput>;
  title?: string | null | undefined;
};
export type ZoomStoryStepInput = {
  key: string;
  text: RichText;
  title?: string | null | undefined;
  view: TakenViewInput;
};
export type ComparisonBlockInput = {
  arrangement?: ComparisonArrangement;
  caption?: string | null | undefined;
  first: TakenViewInput;
  second: TakenViewInput;
};
export type WorkListBlockInput = {
  chosenIds?: ReadonlyArray<string>;
  query?: WorkListQueryInput | null | undefined;
  title?: string | null | undefined;
};
export type WorkListQueryInput = {
  filter?: WorkFilter | null | undefined;
  order?: WorkOrder | null | undefined;
  search?: string | null | undefined;
};
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
export type QuotationBlockInput = {
  address?: string | null | undefined;
  language?: string | null | undefined;
  source?: string | null | undefined;
  words: string;
};
export type SeparatorBlockInput = {
  look?: SeparatorLook;
};
export type VideoBlockInput = {
  address: string;
  poster?: TakenViewInput | null | undefined;
  title: string;
  transcript?: string | null | undefined;
};
export type useWriteBlockMutation$variables = {
  input: WriteBlockInput;
};
export type useWriteBlockMutation$data = {
  readonly writeBlock: {
    readonly __typename: "BlockConflict";
    readonly block: {
      readonly " $fragmentSpreads": FragmentRefs<"deskBlock_block">;
    };
  } | {
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
export type useWriteBlockMutation = {
  response: useWriteBlockMutation$data;
  variables: useWriteBlockMutation$variables;
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
                "argumentDefinitions": ([]/*:: as any*/)
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
                "argumentDefinitions": ([]/*:: as any*/)
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
                "argumentDefinitions": ([]/*:: as any*/)
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
                "argumentDefinitions": ([]/*:: as any*/)
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
                "argumentDefinitions": ([]/*:: as any*/)
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
                "argumentDefinitions": ([]/*:: as any*/)
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
                "argumentDefinitions": ([]/*:: as any*/)
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
                "argumentDefinitions": ([]/*:: as any*/)
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
                "argumentDefinitions": ([]/*:: as any*/)
              }
            ],
            "type": "VideoBlock"
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "video"
        }
      ],
      "argumentDefinitions": ([]/*:: as any*/)
    }
  ]
},
v31 = {
  "kind": "ScalarField",
  "name": "change"
},
v32 = {
  "kind": "ScalarField",
  "name": "message"
},
v33 = {
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
        (v32/*:: as any*/)
      ]
    }
  ],
  "type": "InvalidInput"
},
v34 = {
  "kind": "InlineFragment",
  "selections": [
    (v32/*:: as any*/)
  ],
  "type": "NotAllowed"
},
v35 = [
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
v36 = {
  "concreteType": "TakenView",
  "kind": "LinkedField",
  "name": "view",
  "plural": false,
  "selections": (v35/*:: as any*/)
},
v37 = {
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
        (v36/*:: as any*/),
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
            (v36/*:: as any*/),
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
            (v36/*:: as any*/),
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
          "selections": (v35/*:: as any*/)
        },
        {
          "concreteType": "TakenView",
          "kind": "LinkedField",
          "name": "second",
          "plural": false,
          "selections": (v35/*:: as any*/)
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
          "selections": (v35/*:: as any*/)
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useWriteBlockMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "writeBlock",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v30/*:: as any*/),
              {
                "concreteType": "Exhibition",
                "kind": "LinkedField",
                "name": "exhibition",
                "plural": false,
                "selections": [
                  (v31/*:: as any*/)
                ]
              }
            ],
            "type": "ChangeBlockSuccess"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v30/*:: as any*/)
            ],
            "type": "BlockConflict"
          },
          (v33/*:: as any*/),
          (v34/*:: as any*/)
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useWriteBlockMutation",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "LinkedField",
        "name": "writeBlock",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v37/*:: as any*/),
              {
                "concreteType": "Exhibition",
                "kind": "LinkedField",
                "name": "exhibition",
                "plural": false,
                "selections": [
                  (v31/*:: as any*/),
                  (v3/*:: as any*/)
                ]
              }
            ],
            "type": "ChangeBlockSuccess"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v37/*:: as any*/)
            ],
            "type": "BlockConflict"
          },
          (v33/*:: as any*/),
          (v34/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "3e0239bbc9acf1dd47e1ee0de75ff5c21554be81ffb6159fd8b7f95fc7f592ae",
    "metadata": {},
    "name": "useWriteBlockMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "125cb549846a9a15d5b88291450aaf8e";

export default node;
