/**
 * @generated SignedSource<<c90328bfb3878c5d8f43ef9dda76b2c0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type pictureIn_view$data = {
  readonly cuts: ReadonlyArray<{
    readonly address: string;
    readonly height: number;
    readonly width: number;
  }>;
  readonly frame: string;
  readonly image: {
    readonly alt: string | null | undefined;
    readonly derivativeWidths: ReadonlyArray<number>;
    readonly height: number;
    readonly placeholder: string;
    readonly service: string;
    readonly width: number;
  } | null | undefined;
  readonly work: {
    readonly title: string;
  } | null | undefined;
  readonly " $fragmentType": "pictureIn_view";
};
export type pictureIn_view$key = {
  readonly " $data"?: pictureIn_view$data;
  readonly " $fragmentSpreads": FragmentRefs<"pictureIn_view">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "pictureIn_view"
};

(node as any).hash = "40b235324dd3d85d8bf498a8c4773b5d";

export default node;
