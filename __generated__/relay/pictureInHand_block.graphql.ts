/**
 * @generated SignedSource<<de4956bb19987bef9e244a3c0dd90f40>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type BlockWidth = "COLUMN" | "FULL" | "WIDE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type pictureInHand_block$data = {
  readonly caption: string | null | undefined;
  readonly view: {
    readonly " $fragmentSpreads": FragmentRefs<"takenViewInHand_view">;
  };
  readonly width: BlockWidth;
  readonly " $fragmentType": "pictureInHand_block";
};
export type pictureInHand_block$key = {
  readonly " $data"?: pictureInHand_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"pictureInHand_block">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "pictureInHand_block"
};

(node as any).hash = "bdf2d0d15048c67ecfdd6b3424ac213d";

export default node;
