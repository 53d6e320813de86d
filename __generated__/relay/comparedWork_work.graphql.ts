/**
 * @generated SignedSource<<ff8324e7a18a006142e928e48edb6d36>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type comparedWork_work$data = {
  readonly images: ReadonlyArray<{
    readonly height: number;
    readonly pixelsPerCm: number | null | undefined;
    readonly width: number;
  }>;
  readonly title: string;
  readonly " $fragmentType": "comparedWork_work";
};
export type comparedWork_work$key = {
  readonly " $data"?: comparedWork_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"comparedWork_work">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "comparedWork_work"
};

(node as any).hash = "65f0a80778aaec814d976c036f8193c9";

export default node;
