/**
 * @generated SignedSource<<1d6ff65fb6e85673e86984df42fd8885>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WorkRows_works$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"WorkRow_work">;
  readonly " $fragmentType": "WorkRows_works";
}>;
export type WorkRows_works$key = ReadonlyArray<{
  readonly " $data"?: WorkRows_works$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkRows_works">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "WorkRows_works",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WorkRow_work"
    }
  ],
  "type": "Work",
  "abstractKey": null
};

(node as any).hash = "012fa354cda95f880f348e01d8a3a907";

export default node;
