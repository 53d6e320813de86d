/**
 * @generated SignedSource<<c02549a4e6dfff40a1f898b66d36591c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type SeparatorLook = "LINE" | "SPACE" | "STARS" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type separatorInHand_block$data = {
  readonly look: SeparatorLook;
  readonly " $fragmentType": "separatorInHand_block";
};
export type separatorInHand_block$key = {
  readonly " $data"?: separatorInHand_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"separatorInHand_block">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "separatorInHand_block"
};

(node as any).hash = "f4dc9eec01f823ca48563f583a0aa342";

export default node;
