/**
 * @generated SignedSource<<f4c3cd70b0b98ffa6df144cf24605349>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type preloadFirstPicture_work$data = {
  readonly images: ReadonlyArray<{
    readonly derivativeWidths: ReadonlyArray<number>;
    readonly height: number;
    readonly service: string;
    readonly width: number;
  }> | null | undefined;
  readonly " $fragmentType": "preloadFirstPicture_work";
};
export type preloadFirstPicture_work$key = {
  readonly " $data"?: preloadFirstPicture_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"preloadFirstPicture_work">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "preloadFirstPicture_work"
};

(node as any).hash = "f04a0a0efec038b88bfcd2821d3d3200";

export default node;
