/**
 * @generated SignedSource<<bcf089d82bd7eabeae59afe43a651acd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type exhibitionInHand_exhibition$data = {
  readonly allBlocks: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"deskBlock_block">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"deskHead_exhibition">;
  readonly " $fragmentType": "exhibitionInHand_exhibition";
};
export type exhibitionInHand_exhibition$key = {
  readonly " $data"?: exhibitionInHand_exhibition$data;
  readonly " $fragmentSpreads": FragmentRefs<"exhibitionInHand_exhibition">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "exhibitionInHand_exhibition"
};

(node as any).hash = "b67a78f1e68885d9e0e9c681c6dcab12";

export default node;
