/**
 * @generated SignedSource<<0fac2fe74d9b7ee437f1de7ac99db289>>
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
  "name": "SeparatorBlock_block",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "look"
    }
  ],
  "type": "SeparatorBlock"
};

(node as any).hash = "25856d4b407d6af7a1c800c1e65877be";

export default node;
