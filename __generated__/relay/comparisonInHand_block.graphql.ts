/**
 * @generated SignedSource<<dee835374679e5ba8eb268a041f107ec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type ComparisonArrangement = "CURTAIN" | "SIDE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type comparisonInHand_block$data = {
  readonly arrangement: ComparisonArrangement;
  readonly caption: string | null | undefined;
  readonly first: {
    readonly " $fragmentSpreads": FragmentRefs<"takenViewInHand_view">;
  };
  readonly second: {
    readonly " $fragmentSpreads": FragmentRefs<"takenViewInHand_view">;
  };
  readonly " $fragmentType": "comparisonInHand_block";
};
export type comparisonInHand_block$key = {
  readonly " $data"?: comparisonInHand_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"comparisonInHand_block">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "comparisonInHand_block"
};

(node as any).hash = "8dae0140e40a33c3ba26a2dc32a2cf01";

export default node;
