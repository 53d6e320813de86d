/**
 * @generated SignedSource<<0a4bdafc505c602848bdf9e641208155>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { RichText } from "../../src/text/rich-text";
import { FragmentRefs } from "relay-runtime";
export type zoomStoryInHand_block$data = {
  readonly steps: ReadonlyArray<{
    readonly key: string;
    readonly text: RichText;
    readonly title: string | null | undefined;
    readonly view: {
      readonly " $fragmentSpreads": FragmentRefs<"takenViewInHand_view">;
    };
  }>;
  readonly title: string | null | undefined;
  readonly " $fragmentType": "zoomStoryInHand_block";
};
export type zoomStoryInHand_block$key = {
  readonly " $data"?: zoomStoryInHand_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"zoomStoryInHand_block">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "zoomStoryInHand_block"
};

(node as any).hash = "3325e6a0a2cccd7360aab8b3834104a9";

export default node;
