/**
 * @generated SignedSource<<b830339b3327acd17862aee7cf1965de>>
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
  "metadata": null,
  "name": "TextBlock_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    }
  ],
  "type": "TextBlock",
  "abstractKey": null
};

(node as any).hash = "7225955af048b1d8911a1dcd675d75fe";

export default node;
