/**
 * @generated SignedSource<<0e35f5d27e910bfecff92fda7bd0c7d2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type deskBlock_block$data = {
  readonly carousel: {
    readonly " $fragmentSpreads": FragmentRefs<"carouselInHand_block">;
  } | null | undefined;
  readonly comparison: {
    readonly " $fragmentSpreads": FragmentRefs<"comparisonInHand_block">;
  } | null | undefined;
  readonly id?: string;
  readonly isHidden?: boolean;
  readonly picture: {
    readonly " $fragmentSpreads": FragmentRefs<"pictureInHand_block">;
  } | null | undefined;
  readonly position?: string;
  readonly quotation: {
    readonly " $fragmentSpreads": FragmentRefs<"quotationInHand_block">;
  } | null | undefined;
  readonly separator: {
    readonly " $fragmentSpreads": FragmentRefs<"separatorInHand_block">;
  } | null | undefined;
  readonly text: {
    readonly " $fragmentSpreads": FragmentRefs<"textInHand_block">;
  } | null | undefined;
  readonly version?: number;
  readonly video: {
    readonly " $fragmentSpreads": FragmentRefs<"videoInHand_block">;
  } | null | undefined;
  readonly workList: {
    readonly " $fragmentSpreads": FragmentRefs<"workListInHand_block">;
  } | null | undefined;
  readonly zoomStory: {
    readonly " $fragmentSpreads": FragmentRefs<"zoomStoryInHand_block">;
  } | null | undefined;
  readonly " $fragmentType": "deskBlock_block";
};
export type deskBlock_block$key = {
  readonly " $data"?: deskBlock_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"deskBlock_block">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "deskBlock_block"
};

(node as any).hash = "e542ebb593af6977cc39b009b5f5eab8";

export default node;
