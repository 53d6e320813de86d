/**
 * @generated SignedSource<<481d42d7b769998020305689e5ea557c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type noteOrder_note$data = {
  readonly createdAt: string;
  readonly id: string;
  readonly region: {
    readonly box: {
      readonly x: number;
      readonly y: number;
    };
  } | null | undefined;
  readonly " $fragmentType": "noteOrder_note";
};
export type noteOrder_note$key = {
  readonly " $data"?: noteOrder_note$data;
  readonly " $fragmentSpreads": FragmentRefs<"noteOrder_note">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "noteOrder_note"
};

(node as any).hash = "02f9598d6c84f2313191f76521c5c932";

export default node;
