/**
 * @generated SignedSource<<a4f4e21266f857cb6ccc0d6ea57a8a83>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type SeparatorLook = "LINE" | "SPACE" | "STARS" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type SeparatorBlock_block$data = {
  readonly look: SeparatorLook;
  readonly " $fragmentType": "SeparatorBlock_block";
};
export type SeparatorBlock_block$key = {
  readonly " $data"?: SeparatorBlock_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"SeparatorBlock_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SeparatorBlock_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "look",
      "storageKey": null
    }
  ],
  "type": "SeparatorBlock",
  "abstractKey": null
};

(node as any).hash = "25856d4b407d6af7a1c800c1e65877be";

export default node;
