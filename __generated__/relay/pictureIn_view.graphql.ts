/**
 * @generated SignedSource<<bf28507e2611871f72c49fbac4d94126>>
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
    readonly recordLanguage: string | null | undefined;
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

(node as any).hash = "452462b373b99f262ba93c124d39a354";

export default node;
