/**
 * @generated SignedSource<<0b2746aa02af969786995582fdbe1b37>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { RichText } from "../../src/text/rich-text";
import { FragmentRefs } from "relay-runtime";
export type PagedBlocks_exhibition$data = {
  readonly credits: RichText;
  readonly introduction: RichText;
  readonly " $fragmentType": "PagedBlocks_exhibition";
};
export type PagedBlocks_exhibition$key = {
  readonly " $data"?: PagedBlocks_exhibition$data;
  readonly " $fragmentSpreads": FragmentRefs<"PagedBlocks_exhibition">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "PagedBlocks_exhibition",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "introduction"
    },
    {
      "kind": "ScalarField",
      "name": "credits"
    }
  ],
  "type": "Exhibition"
};

(node as any).hash = "fcd15e181c560ca3a2e400e47c9b1390";

export default node;
