/**
 * @generated SignedSource<<2ddbe4ae071bf96ec489b82fddebc37b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type quotationInHand_block$data = {
  readonly address: string | null | undefined;
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

(node as any).hash = "b6f484341bfedf5a7a557f0d2c1c62c9";

export default node;
