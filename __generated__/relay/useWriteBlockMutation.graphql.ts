/**
 * @generated SignedSource<<a356628be506aec85198b06f514dc82f>>
 * @relayHash 65eb16569622e35a4d2459830846b722
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f22a3f0df72d2fd48510851c236a55a1fb94ca7cf6e3bfe4f8fe93b6c711ead7

import { ConcreteRequest } from 'relay-runtime';
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
      readonly version?: number;
    };
    readonly by: {
      readonly name: string | null | undefined;
    } | null | undefined;
  } | {
    readonly __typename: "ChangeBlockSuccess";
    readonly block: {
      readonly version?: number;
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
  "name": "change",
  "storageKey": null
},
v4 = {
  "kind": "InlineFragment",
  "selections": [
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
  "concreteType": null,
  "kind": "LinkedField",
  "name": "block",
  "plural": false,
  "selections": [
    (v4/*:: as any*/)
  ],
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v8 = {
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
        (v7/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "InvalidInput",
  "abstractKey": null
},
v9 = {
  "kind": "InlineFragment",
  "selections": [
    (v7/*:: as any*/)
  ],
  "type": "NotAllowed",
  "abstractKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "concreteType": null,
  "kind": "LinkedField",
  "name": "block",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    (v4/*:: as any*/),
    {
      "kind": "InlineFragment",
      "selections": [
        (v10/*:: as any*/)
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
              {
                "alias": null,
                "args": null,
                "concreteType": "Exhibition",
                "kind": "LinkedField",
                "name": "exhibition",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              },
              (v5/*:: as any*/)
            ],
            "type": "ChangeBlockSuccess",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Member",
                "kind": "LinkedField",
                "name": "by",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "BlockConflict",
            "abstractKey": null
          },
          (v8/*:: as any*/),
          (v9/*:: as any*/)
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
              {
                "alias": null,
                "args": null,
                "concreteType": "Exhibition",
                "kind": "LinkedField",
                "name": "exhibition",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v10/*:: as any*/)
                ],
                "storageKey": null
              },
              (v11/*:: as any*/)
            ],
            "type": "ChangeBlockSuccess",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v11/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Member",
                "kind": "LinkedField",
                "name": "by",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v10/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "BlockConflict",
            "abstractKey": null
          },
          (v8/*:: as any*/),
          (v9/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f22a3f0df72d2fd48510851c236a55a1fb94ca7cf6e3bfe4f8fe93b6c711ead7",
    "metadata": {},
    "name": "useWriteBlockMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a5b3251b7db49b81927ecead1f62f7ac";

export default node;
