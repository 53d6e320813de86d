/**
 * @generated SignedSource<<5c1b59056c8cff0f685c1fee44d59ee8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { RichText } from "../../src/text/rich-text";
import { FragmentRefs } from "relay-runtime";
export type textInHand_block$data = {
  readonly text: RichText;
  readonly " $fragmentType": "textInHand_block";
};
export type textInHand_block$key = {
  readonly " $data"?: textInHand_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"textInHand_block">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "textInHand_block"
};

(node as any).hash = "c41fc7048d6663b4d50be540f36c5482";

export default node;
