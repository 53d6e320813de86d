/**
 * @generated SignedSource<<f1ea66e02733afb0ac0b3d9f7c168666>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type NoteShape = "POINT" | "POLYGON" | "RECTANGLE" | "WHOLE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type noteShape_region$data = {
  readonly box: {
    readonly height: number;
    readonly width: number;
    readonly x: number;
    readonly y: number;
  };
  readonly points: ReadonlyArray<{
    readonly x: number;
    readonly y: number;
  }>;
  readonly shape: NoteShape;
  readonly " $fragmentType": "noteShape_region";
};
export type noteShape_region$key = {
  readonly " $data"?: noteShape_region$data;
  readonly " $fragmentSpreads": FragmentRefs<"noteShape_region">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "noteShape_region"
};

(node as any).hash = "1eab028ff466fe08a25d895b19c897c0";

export default node;
