/**
 * @generated SignedSource<<fbd60a09fdad107d9a1c355a254ae1c1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type videoInHand_block$data = {
  readonly address: string;
  readonly poster: {
    readonly " $fragmentSpreads": FragmentRefs<"takenViewInHand_view">;
  } | null | undefined;
  readonly title: string;
  readonly transcript: string | null | undefined;
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

(node as any).hash = "70c7af4cfcf727a5ee0b8a53176b52ca";

export default node;
