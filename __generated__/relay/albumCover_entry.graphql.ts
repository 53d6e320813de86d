/**
 * @generated SignedSource<<a12b3f276d31cedba8a7457d45492005>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type albumCover_entry$data = {
  readonly cuts: ReadonlyArray<{
    readonly address: string;
    readonly height: number;
    readonly width: number;
  }>;
  readonly image: {
    readonly derivativeWidths: ReadonlyArray<number>;
    readonly height: number;
    readonly placeholder: string;
    readonly service: string;
    readonly width: number;
  } | null | undefined;
  readonly view: string | null | undefined;
  readonly " $fragmentType": "albumCover_entry";
};
export type albumCover_entry$key = {
  readonly " $data"?: albumCover_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"albumCover_entry">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "albumCover_entry"
};

(node as any).hash = "da41a508cb4201cf75e7f0be7a18ee27";

export default node;
