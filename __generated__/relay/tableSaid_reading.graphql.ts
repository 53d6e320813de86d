/**
 * @generated SignedSource<<3a124468928735b9a11d4e73c4a8eb90>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type ImportField = "ALT" | "CAPTION" | "CREATORS" | "CREATOR_ROLES" | "CREDIT_LINE" | "DATE" | "DESCRIPTION" | "DIMENSIONS" | "EARLIEST_YEAR" | "IDENTIFIER" | "IMAGES" | "LATEST_YEAR" | "PLACES" | "RECORD_LANGUAGE" | "RIGHTS" | "SUBJECTS" | "TECHNIQUE" | "TITLE" | "WORK_TYPE" | "YEAR" | "%future added value";
export type Sureness = "ASKED" | "CERTAIN" | "LIKELY" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type tableSaid_reading$data = {
  readonly columns: ReadonlyArray<{
    readonly field: ImportField | null | undefined;
    readonly mark: string | null | undefined;
    readonly number: number;
  }>;
  readonly delimiter: string | null | undefined;
  readonly encoding: string | null | undefined;
  readonly headerRow: number;
  readonly headerRowSureness: Sureness;
  readonly identifiersFrom: number | null | undefined;
  readonly quote: string | null | undefined;
  readonly sheet: string | null | undefined;
  readonly " $fragmentType": "tableSaid_reading";
};
export type tableSaid_reading$key = {
  readonly " $data"?: tableSaid_reading$data;
  readonly " $fragmentSpreads": FragmentRefs<"tableSaid_reading">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "tableSaid_reading"
};

(node as any).hash = "ebe93850d500e4b23ebbf341bafd9894";

export default node;
