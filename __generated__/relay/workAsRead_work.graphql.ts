/**
 * @generated SignedSource<<e2b543e57f692a02fbe9277a97ef10c2>>
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

(node as any).hash = "289403398c4498c78589b5060f58b5e9";

export default node;
