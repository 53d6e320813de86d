/**
 * @generated SignedSource<<7da65f5f93c86e0abb0f9aa66688e8f2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type WorkOrder = "CREATOR" | "IDENTIFIER" | "NEWEST" | "RANDOM" | "RELEVANCE" | "TITLE" | "YEAR_ASC" | "YEAR_DESC" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type savedSearchChoice_search$data = {
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
  readonly " $fragmentType": "savedSearchChoice_search";
};
export type savedSearchChoice_search$key = {
  readonly " $data"?: savedSearchChoice_search$data;
  readonly " $fragmentSpreads": FragmentRefs<"savedSearchChoice_search">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "savedSearchChoice_search"
};

(node as any).hash = "572c95b7ed25c1ec24fdd8b42e4a01b4";

export default node;
