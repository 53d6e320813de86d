/**
 * @generated SignedSource<<fcb22a2d484aa07a69e9162e59f11e97>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type quotationInHand_block$data = {
  readonly address: string | null | undefined;
  readonly language: string | null | undefined;
  readonly source: string | null | undefined;
  readonly words: string;
  readonly " $fragmentType": "quotationInHand_block";
};
export type quotationInHand_block$key = {
  readonly " $data"?: quotationInHand_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"quotationInHand_block">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "quotationInHand_block"
};

(node as any).hash = "1e990e96e1d67e4f1086c1cd1a3eaa9f";

export default node;
