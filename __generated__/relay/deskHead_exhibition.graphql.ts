/**
 * @generated SignedSource<<351c788050a8297dd232644b3f797640>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type ExhibitionColours = "GREY" | "NIGHT" | "PAPER" | "SITE" | "%future added value";
export type ExhibitionTypeface = "SANS" | "SERIF" | "%future added value";
import { RichText } from "../../src/text/rich-text";
import { FragmentRefs } from "relay-runtime";
export type deskHead_exhibition$data = {
  readonly change: number;
  readonly closesOn: string | null | undefined;
  readonly colours: ExhibitionColours;
  readonly cover: {
    readonly " $fragmentSpreads": FragmentRefs<"takenViewInHand_view">;
  } | null | undefined;
  readonly credits: RichText;
  readonly introduction: RichText;
  readonly language: string;
  readonly opensOn: string | null | undefined;
  readonly title: string;
  readonly typeface: ExhibitionTypeface;
  readonly version: number;
  readonly " $fragmentType": "deskHead_exhibition";
};
export type deskHead_exhibition$key = {
  readonly " $data"?: deskHead_exhibition$data;
  readonly " $fragmentSpreads": FragmentRefs<"deskHead_exhibition">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "deskHead_exhibition"
};

(node as any).hash = "b31d9086a5b4fcd29220d493784d4ec4";

export default node;
