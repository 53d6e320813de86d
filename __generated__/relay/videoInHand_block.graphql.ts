/**
 * @generated SignedSource<<423c4f876d921ef6cea00fcddc7b4a3c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type videoInHand_block$data = {
  readonly poster: {
    readonly " $fragmentSpreads": FragmentRefs<"takenViewInHand_view">;
  } | null | undefined;
  readonly transcript: string | null | undefined;
  readonly videoAddress: string;
  readonly videoTitle: string;
  readonly " $fragmentType": "videoInHand_block";
};
export type videoInHand_block$key = {
  readonly " $data"?: videoInHand_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"videoInHand_block">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "videoInHand_block"
};

(node as any).hash = "4856f860192dbbb86cd143a27922d75d";

export default node;
