/**
 * @generated SignedSource<<be8acce77f355510e7a986d276ff7c3e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type WorkStatus = "DRAFT" | "PUBLISHED" | "REMOVED" | "WITHDRAWN" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type workAsRead_work$data = {
  readonly creators: ReadonlyArray<{
    readonly name: string;
    readonly role: string | null | undefined;
  }>;
  readonly creditLine: string | null | undefined;
  readonly date: string | null | undefined;
  readonly description: string | null | undefined;
  readonly dimensions: {
    readonly depthCm: number | null | undefined;
    readonly heightCm: number | null | undefined;
    readonly text: string;
    readonly widthCm: number | null | undefined;
  } | null | undefined;
  readonly earliestYear: number | null | undefined;
  readonly id: string;
  readonly latestYear: number | null | undefined;
  readonly metadata: ReadonlyArray<{
    readonly label: string;
    readonly values: ReadonlyArray<string>;
  }>;
  readonly places: ReadonlyArray<string>;
  readonly recordLanguage: string | null | undefined;
  readonly rights: {
    readonly label: string;
    readonly uri: string | null | undefined;
  } | null | undefined;
  readonly status: WorkStatus;
  readonly subjects: ReadonlyArray<string>;
  readonly technique: string | null | undefined;
  readonly title: string;
  readonly version: number | null | undefined;
  readonly workType: string | null | undefined;
  readonly " $fragmentType": "workAsRead_work";
};
export type workAsRead_work$key = {
  readonly " $data"?: workAsRead_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"workAsRead_work">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "workAsRead_work"
};

(node as any).hash = "ef3b6575b8d8baedf1d38bff661127f3";

export default node;
