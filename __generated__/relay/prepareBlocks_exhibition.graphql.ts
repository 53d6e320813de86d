/**
 * @generated SignedSource<<f97f0312757f51c98aad7464bda60908>>
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

(node as any).hash = "4abdd1fdfc5a57ebdfa36f5fc3d75486";

export default node;
