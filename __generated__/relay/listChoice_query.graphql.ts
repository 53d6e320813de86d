/**
 * @generated SignedSource<<4662d0e2d1e9b3ab55908799f43eb73d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type WorkOrder = "CREATOR" | "IDENTIFIER" | "NEWEST" | "RANDOM" | "RELEVANCE" | "TITLE" | "YEAR_ASC" | "YEAR_DESC" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type listChoice_query$data = {
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
  readonly " $fragmentType": "listChoice_query";
};
export type listChoice_query$key = {
  readonly " $data"?: listChoice_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"listChoice_query">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "listChoice_query"
};

(node as any).hash = "6380f8325dc62cb684e0cb655ec18796";

export default node;
