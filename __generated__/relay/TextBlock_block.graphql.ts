/**
 * @generated SignedSource<<91ade9c70ca08b6e34c707f9f9b7fbf5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { RichText } from "../../src/text/rich-text";
import { FragmentRefs } from "relay-runtime";
export type TextBlock_block$data = {
  readonly text: RichText;
  readonly " $fragmentType": "TextBlock_block";
};
export type TextBlock_block$key = {
  readonly " $data"?: TextBlock_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextBlock_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "TextBlock_block",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "text"
    }
  ],
  "type": "TextBlock"
};

(node as any).hash = "7225955af048b1d8911a1dcd675d75fe";

export default node;
