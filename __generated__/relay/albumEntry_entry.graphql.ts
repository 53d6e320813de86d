/**
 * @generated SignedSource<<e77737538a6c600c6042f10ed31a89b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type albumEntry_entry$data = {
  readonly addedBy: {
    readonly id: string;
    readonly name: string | null | undefined;
  } | null | undefined;
  readonly caption: string | null | undefined;
  readonly cuts: ReadonlyArray<{
    readonly address: string;
    readonly height: number;
    readonly width: number;
  }>;
  readonly id: string;
  readonly image: {
    readonly alt: string | null | undefined;
    readonly derivativeWidths: ReadonlyArray<number>;
    readonly height: number;
    readonly placeholder: string;
    readonly service: string;
    readonly width: number;
  } | null | undefined;
  readonly path: string | null | undefined;
  readonly position: string;
  readonly version: number;
  readonly view: string | null | undefined;
  readonly work: {
    readonly creators: ReadonlyArray<{
      readonly name: string;
    }>;
    readonly date: string | null | undefined;
    readonly recordLanguage: string | null | undefined;
    readonly slug: string;
    readonly title: string;
  } | null | undefined;
  readonly " $fragmentType": "albumEntry_entry";
};
export type albumEntry_entry$key = {
  readonly " $data"?: albumEntry_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"albumEntry_entry">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "albumEntry_entry"
};

(node as any).hash = "f81f918d98afa0f712afd0424dad90ab";

export default node;
