/**
 * @generated SignedSource<<d6f791078197067bad6a95a9547fd339>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type WorkOrder = "CREATOR" | "IDENTIFIER" | "NEWEST" | "RANDOM" | "RELEVANCE" | "TITLE" | "YEAR_ASC" | "YEAR_DESC" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type workListInHand_block$data = {
  readonly chosenIds: ReadonlyArray<string>;
  readonly query: {
    readonly filter: {
      readonly creators: ReadonlyArray<string>;
      readonly hasImage: boolean | null | undefined;
      readonly places: ReadonlyArray<string>;
      readonly rights: ReadonlyArray<string>;
      readonly subjects: ReadonlyArray<string>;
      readonly techniques: ReadonlyArray<string>;
      readonly types: ReadonlyArray<string>;
      readonly yearFrom: number | null | undefined;
      readonly yearTo: number | null | undefined;
    };
    readonly order: WorkOrder | null | undefined;
    readonly search: string | null | undefined;
  } | null | undefined;
  readonly title: string | null | undefined;
  readonly " $fragmentType": "workListInHand_block";
};
export type workListInHand_block$key = {
  readonly " $data"?: workListInHand_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"workListInHand_block">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "workListInHand_block"
};

(node as any).hash = "41b1262bc6ce40a68979733622714dde";

export default node;
