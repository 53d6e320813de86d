/**
 * @generated SignedSource<<8fa0a672ca9a7dd170bcd07d75114606>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type takenPicture_view$data = {
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
  readonly path: string | null | undefined;
  readonly work: {
    readonly title: string;
  } | null | undefined;
  readonly " $fragmentType": "takenPicture_view";
};
export type takenPicture_view$key = {
  readonly " $data"?: takenPicture_view$data;
  readonly " $fragmentSpreads": FragmentRefs<"takenPicture_view">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "takenPicture_view"
};

(node as any).hash = "7327ce507bfd755c84e7f42505b7e9f3";

export default node;
