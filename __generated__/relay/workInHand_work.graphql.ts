/**
 * @generated SignedSource<<82f966578a79247aaea18c7654c6efca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type workInHand_work$data = {
  readonly dimensions: {
    readonly heightCm: number | null | undefined;
    readonly widthCm: number | null | undefined;
  } | null | undefined;
  readonly id: string;
  readonly images: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"deskPicture_image">;
  }>;
  readonly title: string;
  readonly version: number | null | undefined;
  readonly " $fragmentType": "workInHand_work";
};
export type workInHand_work$key = {
  readonly " $data"?: workInHand_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"workInHand_work">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "workInHand_work"
};

(node as any).hash = "8d92ba111e67c8e4c9803c28bbb68494";

export default node;
