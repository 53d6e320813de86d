/**
 * @generated SignedSource<<0fd1e654f57a51a25c74406f2f69662b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type BlockWidth = "COLUMN" | "FULL" | "WIDE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type OneBlock_block$data = {
  readonly __typename: string;
  readonly CarouselBlock_block: {
    readonly " $fragmentSpreads": FragmentRefs<"CarouselBlock_block">;
  } | null | undefined;
  readonly ComparisonBlock_block: {
    readonly " $fragmentSpreads": FragmentRefs<"ComparisonBlock_block">;
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
  readonly VideoBlock_block: {
    readonly " $fragmentSpreads": FragmentRefs<"VideoBlock_block">;
  } | null | undefined;
  readonly WorkListBlock_block: {
    readonly " $fragmentSpreads": FragmentRefs<"WorkListBlock_block">;
  } | null | undefined;
  readonly ZoomStoryBlock_block: {
    readonly " $fragmentSpreads": FragmentRefs<"ZoomStoryBlock_block">;
  } | null | undefined;
  readonly id?: string;
  readonly width?: BlockWidth;
  readonly " $fragmentType": "OneBlock_block";
};
export type OneBlock_block$key = {
  readonly " $data"?: OneBlock_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"OneBlock_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "OneBlock_block",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "__typename"
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "kind": "ScalarField",
          "name": "id"
        }
      ],
      "type": "Block",
      "abstractKey": "__isBlock"
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "kind": "ScalarField",
          "name": "width"
        }
      ],
      "type": "PictureBlock"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "TextBlock_block"
          }
        ],
        "type": "TextBlock"
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "TextBlock_block"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "PictureBlock_block"
          }
        ],
        "type": "PictureBlock"
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "PictureBlock_block"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "CarouselBlock_block"
          }
        ],
        "type": "CarouselBlock"
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "CarouselBlock_block"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "ZoomStoryBlock_block"
          }
        ],
        "type": "ZoomStoryBlock"
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "ZoomStoryBlock_block"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "ComparisonBlock_block"
          }
        ],
        "type": "ComparisonBlock"
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "ComparisonBlock_block"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "WorkListBlock_block"
          }
        ],
        "type": "WorkListBlock"
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "WorkListBlock_block"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "QuotationBlock_block"
          }
        ],
        "type": "QuotationBlock"
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "QuotationBlock_block"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "SeparatorBlock_block"
          }
        ],
        "type": "SeparatorBlock"
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "SeparatorBlock_block"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "VideoBlock_block"
          }
        ],
        "type": "VideoBlock"
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "VideoBlock_block"
    }
  ],
  "type": "ExhibitionBlock",
  "abstractKey": "__isExhibitionBlock"
};

(node as any).hash = "9f1b7bd9c1aaed66be95f41b1ceac0b4";

export default node;
