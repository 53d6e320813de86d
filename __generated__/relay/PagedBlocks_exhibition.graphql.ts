/**
 * @generated SignedSource<<5535d5c3cf813d22908cccf4d4e94be8>>
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
  "metadata": null,
  "name": "PagedBlocks_exhibition",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "introduction",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "credits",
      "storageKey": null
    }
  ],
  "type": "Exhibition",
  "abstractKey": null
};

(node as any).hash = "fcd15e181c560ca3a2e400e47c9b1390";

export default node;
