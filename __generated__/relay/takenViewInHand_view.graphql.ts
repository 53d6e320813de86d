/**
 * @generated SignedSource<<f413330214909657eb6393b84012a04d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type takenViewInHand_view$data = {
  readonly cuts: ReadonlyArray<{
    readonly address: string;
    readonly height: number;
    readonly width: number;
  }>;
  readonly frame: string;
  readonly height: number;
  readonly image: {
    readonly alt: string | null | undefined;
  } | null | undefined;
  readonly imageId: string;
  readonly isDoubtful: boolean;
  readonly place: number;
  readonly width: number;
  readonly work: {
    readonly title: string;
  } | null | undefined;
  readonly workId: string;
  readonly " $fragmentType": "takenViewInHand_view";
};
export type takenViewInHand_view$key = {
  readonly " $data"?: takenViewInHand_view$data;
  readonly " $fragmentSpreads": FragmentRefs<"takenViewInHand_view">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "takenViewInHand_view"
};

(node as any).hash = "5ebef8d2cc8e8e7ae15e5eb307fe520b";

export default node;
