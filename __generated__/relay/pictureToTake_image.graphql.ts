/**
 * @generated SignedSource<<f568929c372fc2b4e9510fabc91aab60>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type pictureToTake_image$data = {
  readonly derivativeWidths: ReadonlyArray<number>;
  readonly height: number;
  readonly service: string;
  readonly tiles: {
    readonly scaleFactors: ReadonlyArray<number>;
    readonly width: number;
  };
  readonly width: number;
  readonly " $fragmentType": "pictureToTake_image";
};
export type pictureToTake_image$key = {
  readonly " $data"?: pictureToTake_image$data;
  readonly " $fragmentSpreads": FragmentRefs<"pictureToTake_image">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "pictureToTake_image"
};

(node as any).hash = "9a41ae09da4055a0c035358f6705458f";

export default node;
