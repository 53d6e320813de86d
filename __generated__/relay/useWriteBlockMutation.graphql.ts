/**
 * @generated SignedSource<<48fe8f6211af73f6c0878b8d611e1698>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "kind": "InlineFragment",
  "selections": [
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "position",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isHidden",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "Block",
  "abstractKey": "__isBlock"
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v6 = [
  (v5/*:: as any*/)
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "workId",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "imageId",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "place",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "width",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "height",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "frame",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isDoubtful",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "alt",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "address",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "concreteType": "ImageCut",
  "kind": "LinkedField",
  "name": "cuts",
  "plural": true,
  "selections": [
    (v16/*:: as any*/),
    (v10/*:: as any*/),
    (v11/*:: as any*/)
  ],
  "storageKey": null
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
        "alias": null,
        "args": null,
        "concreteType": "Work",
        "kind": "LinkedField",
        "name": "work",
        "plural": false,
        "selections": [
          (v14/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Image",
        "kind": "LinkedField",
        "name": "image",
        "plural": false,
        "selections": [
          (v15/*:: as any*/)
        ],
        "storageKey": null
      },
      (v17/*:: as any*/)
    ],
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  }
],
v19 = {
  "alias": null,
  "args": null,
  "concreteType": "TakenView",
  "kind": "LinkedField",
  "name": "view",
  "plural": false,
  "selections": (v18/*:: as any*/),
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "caption",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "arrangement",
  "storageKey": null
},
v24 = [
  (v14/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "WorkListQuery",
    "kind": "LinkedField",
    "name": "query",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "search",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SavedFilter",
        "kind": "LinkedField",
        "name": "filter",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "types",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "creators",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "subjects",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "places",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "techniques",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "rights",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasImage",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "yearFrom",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "yearTo",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "order",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "chosenIds",
    "storageKey": null
  }
],
v25 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "words",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "source",
    "storageKey": null
  },
  (v16/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "language",
    "storageKey": null
  }
],
v26 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "look",
    "storageKey": null
  }
],
v27 = {
  "alias": "videoAddress",
  "args": null,
  "kind": "ScalarField",
  "name": "address",
  "storageKey": null
},
v28 = {
  "alias": "videoTitle",
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "transcript",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "concreteType": null,
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
                "args": null,
                "argumentDefinitions": ([]/*:: as any*/)
              }
            ],
            "type": "TextBlock",
            "abstractKey": null
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
                "args": null,
                "argumentDefinitions": ([]/*:: as any*/)
              }
            ],
            "type": "PictureBlock",
            "abstractKey": null
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
                    "alias": null,
                    "args": null,
                    "concreteType": "CarouselSlide",
                    "kind": "LinkedField",
                    "name": "slides",
                    "plural": true,
                    "selections": [
                      (v22/*:: as any*/),
                      (v19/*:: as any*/),
                      (v20/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "args": null,
                "argumentDefinitions": ([]/*:: as any*/)
              }
            ],
            "type": "CarouselBlock",
            "abstractKey": null
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
                    "alias": null,
                    "args": null,
                    "concreteType": "ZoomStoryStep",
                    "kind": "LinkedField",
                    "name": "steps",
                    "plural": true,
                    "selections": [
                      (v22/*:: as any*/),
                      (v19/*:: as any*/),
                      (v14/*:: as any*/),
                      (v5/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "args": null,
                "argumentDefinitions": ([]/*:: as any*/)
              }
            ],
            "type": "ZoomStoryBlock",
            "abstractKey": null
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
                    "alias": null,
                    "args": null,
                    "concreteType": "TakenView",
                    "kind": "LinkedField",
                    "name": "first",
                    "plural": false,
                    "selections": (v18/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "TakenView",
                    "kind": "LinkedField",
                    "name": "second",
                    "plural": false,
                    "selections": (v18/*:: as any*/),
                    "storageKey": null
                  },
                  (v23/*:: as any*/),
                  (v20/*:: as any*/)
                ],
                "args": null,
                "argumentDefinitions": ([]/*:: as any*/)
              }
            ],
            "type": "ComparisonBlock",
            "abstractKey": null
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
                "args": null,
                "argumentDefinitions": ([]/*:: as any*/)
              }
            ],
            "type": "WorkListBlock",
            "abstractKey": null
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
                "args": null,
                "argumentDefinitions": ([]/*:: as any*/)
              }
            ],
            "type": "QuotationBlock",
            "abstractKey": null
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
                "args": null,
                "argumentDefinitions": ([]/*:: as any*/)
              }
            ],
            "type": "SeparatorBlock",
            "abstractKey": null
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
                    "alias": null,
                    "args": null,
                    "concreteType": "TakenView",
                    "kind": "LinkedField",
                    "name": "poster",
                    "plural": false,
                    "selections": (v18/*:: as any*/),
                    "storageKey": null
                  },
                  (v29/*:: as any*/)
                ],
                "args": null,
                "argumentDefinitions": ([]/*:: as any*/)
              }
            ],
            "type": "VideoBlock",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "video"
        }
      ],
      "args": null,
      "argumentDefinitions": ([]/*:: as any*/)
    }
  ],
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "change",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v33 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FieldProblem",
      "kind": "LinkedField",
      "name": "problems",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "field",
          "storageKey": null
        },
        (v32/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "InvalidInput",
  "abstractKey": null
},
v34 = {
  "kind": "InlineFragment",
  "selections": [
    (v32/*:: as any*/)
  ],
  "type": "NotAllowed",
  "abstractKey": null
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
    "alias": null,
    "args": null,
    "concreteType": "Work",
    "kind": "LinkedField",
    "name": "work",
    "plural": false,
    "selections": [
      (v14/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Image",
    "kind": "LinkedField",
    "name": "image",
    "plural": false,
    "selections": [
      (v15/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "storageKey": null
  },
  (v17/*:: as any*/)
],
v36 = {
  "alias": null,
  "args": null,
  "concreteType": "TakenView",
  "kind": "LinkedField",
  "name": "view",
  "plural": false,
  "selections": (v35/*:: as any*/),
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "concreteType": null,
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
      "type": "TextBlock",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        (v36/*:: as any*/),
        (v20/*:: as any*/),
        (v10/*:: as any*/)
      ],
      "type": "PictureBlock",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        (v21/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "CarouselSlide",
          "kind": "LinkedField",
          "name": "slides",
          "plural": true,
          "selections": [
            (v22/*:: as any*/),
            (v36/*:: as any*/),
            (v20/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "type": "CarouselBlock",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        (v14/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "ZoomStoryStep",
          "kind": "LinkedField",
          "name": "steps",
          "plural": true,
          "selections": [
            (v22/*:: as any*/),
            (v36/*:: as any*/),
            (v14/*:: as any*/),
            (v5/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "type": "ZoomStoryBlock",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "TakenView",
          "kind": "LinkedField",
          "name": "first",
          "plural": false,
          "selections": (v35/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "TakenView",
          "kind": "LinkedField",
          "name": "second",
          "plural": false,
          "selections": (v35/*:: as any*/),
          "storageKey": null
        },
        (v23/*:: as any*/),
        (v20/*:: as any*/)
      ],
      "type": "ComparisonBlock",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": (v24/*:: as any*/),
      "type": "WorkListBlock",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": (v25/*:: as any*/),
      "type": "QuotationBlock",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": (v26/*:: as any*/),
      "type": "SeparatorBlock",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        (v27/*:: as any*/),
        (v28/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "TakenView",
          "kind": "LinkedField",
          "name": "poster",
          "plural": false,
          "selections": (v35/*:: as any*/),
          "storageKey": null
        },
        (v29/*:: as any*/)
      ],
      "type": "VideoBlock",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        (v3/*:: as any*/)
      ],
      "type": "Node",
      "abstractKey": "__isNode"
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useWriteBlockMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
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
                "alias": null,
                "args": null,
                "concreteType": "Exhibition",
                "kind": "LinkedField",
                "name": "exhibition",
                "plural": false,
                "selections": [
                  (v31/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "ChangeBlockSuccess",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v30/*:: as any*/)
            ],
            "type": "BlockConflict",
            "abstractKey": null
          },
          (v33/*:: as any*/),
          (v34/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useWriteBlockMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
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
                "alias": null,
                "args": null,
                "concreteType": "Exhibition",
                "kind": "LinkedField",
                "name": "exhibition",
                "plural": false,
                "selections": [
                  (v31/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "ChangeBlockSuccess",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v37/*:: as any*/)
            ],
            "type": "BlockConflict",
            "abstractKey": null
          },
          (v33/*:: as any*/),
          (v34/*:: as any*/)
        ],
        "storageKey": null
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
