/**
 * @generated SignedSource<<d5eb1362df6d2899f32ab1efda9372d3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type prepareBlocks_exhibition$data = {
  readonly blocks: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly __typename: string;
      };
    }> | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "prepareBlocks_exhibition";
};
export type prepareBlocks_exhibition$key = {
  readonly " $data"?: prepareBlocks_exhibition$data;
  readonly " $fragmentSpreads": FragmentRefs<"prepareBlocks_exhibition">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "prepareBlocks_exhibition"
};

(node as any).hash = "a0f21cf032e880cf7d4d01b4c2ff9d5f";

export default node;
