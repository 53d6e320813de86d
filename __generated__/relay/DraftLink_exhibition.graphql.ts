/**
 * @generated SignedSource<<c58609f4c496935770e8d5aacc68de06>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DraftLink_exhibition$data = {
  readonly hasDraftLink: boolean;
  readonly id: string;
  readonly " $fragmentType": "DraftLink_exhibition";
};
export type DraftLink_exhibition$key = {
  readonly " $data"?: DraftLink_exhibition$data;
  readonly " $fragmentSpreads": FragmentRefs<"DraftLink_exhibition">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DraftLink_exhibition",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "hasDraftLink"
    }
  ],
  "type": "Exhibition"
};

(node as any).hash = "cf892e381e37c3f5e36cf04c26a63235";

export default node;
