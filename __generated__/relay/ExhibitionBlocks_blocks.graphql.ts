/**
 * @generated SignedSource<<eb434ca3bc2350785300351333fb81be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type BlockWidth = "COLUMN" | "FULL" | "WIDE" | "%future added value";
import { RichText } from "../../src/text/rich-text";
import { FragmentRefs } from "relay-runtime";
export type ExhibitionBlocks_blocks$data = ReadonlyArray<{
  readonly __typename: string;
  readonly CarouselBlock_block: {
    readonly " $fragmentSpreads": FragmentRefs<"CarouselBlock_block">;
  } | null | undefined;
  readonly PictureBlock_block: {
    readonly " $fragmentSpreads": FragmentRefs<"PictureBlock_block">;
  } | null | undefined;
  readonly QuotationBlock_block: {
    readonly " $fragmentSpreads": FragmentRefs<"QuotationBlock_block">;
  } | null | undefined;
  readonly SeparatorBlock_block: {
    readonly " $fragmentSpreads": FragmentRefs<"SeparatorBlock_block">;
  } | null | undefined;
  readonly TextBlock_block: {
    readonly " $fragmentSpreads": FragmentRefs<"TextBlock_block">;
  } | null | undefined;
  readonly ZoomStoryBlock_block: {
    readonly " $fragmentSpreads": FragmentRefs<"ZoomStoryBlock_block">;
  } | null | undefined;
  readonly id?: string;
  readonly steps?: ReadonlyArray<{
    readonly text: RichText;
  }>;
  readonly text?: RichText;
  readonly width?: BlockWidth;
  readonly " $fragmentType": "ExhibitionBlocks_blocks";
}>;
export type ExhibitionBlocks_blocks$key = ReadonlyArray<{
  readonly " $data"?: ExhibitionBlocks_blocks$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExhibitionBlocks_blocks">;
}>;

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "text",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ExhibitionBlocks_blocks",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "__typename",
      "storageKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "type": "Block",
      "abstractKey": "__isBlock"
    },
    {
      "kind": "InlineFragment",
      "selections": (v0/*:: as any*/),
      "type": "TextBlock",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "width",
          "storageKey": null
        }
      ],
      "type": "PictureBlock",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ZoomStoryStep",
          "kind": "LinkedField",
          "name": "steps",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "type": "ZoomStoryBlock",
      "abstractKey": null
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "TextBlock_block"
          }
        ],
        "type": "TextBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "TextBlock_block"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PictureBlock_block"
          }
        ],
        "type": "PictureBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "PictureBlock_block"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CarouselBlock_block"
          }
        ],
        "type": "CarouselBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "CarouselBlock_block"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ZoomStoryBlock_block"
          }
        ],
        "type": "ZoomStoryBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "ZoomStoryBlock_block"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "QuotationBlock_block"
          }
        ],
        "type": "QuotationBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "QuotationBlock_block"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SeparatorBlock_block"
          }
        ],
        "type": "SeparatorBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "SeparatorBlock_block"
    }
  ],
  "type": "ExhibitionBlock",
  "abstractKey": "__isExhibitionBlock"
};
})();

(node as any).hash = "3ca2abb4a20561e269cd2b9903658c2a";

export default node;
