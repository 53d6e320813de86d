/**
 * @generated SignedSource<<3e58e83e85ff1e64240292cf66a5f180>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type BlockWidth = "COLUMN" | "FULL" | "WIDE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type PictureBlock_block$data = {
  readonly caption: string | null | undefined;
  readonly view: {
    readonly " $fragmentSpreads": FragmentRefs<"LookAt_view">;
  };
  readonly width: BlockWidth;
  readonly " $fragmentType": "PictureBlock_block";
};
export type PictureBlock_block$key = {
  readonly " $data"?: PictureBlock_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"PictureBlock_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PictureBlock_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TakenView",
      "kind": "LinkedField",
      "name": "view",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LookAt_view"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "caption",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "width",
      "storageKey": null
    }
  ],
  "type": "PictureBlock",
  "abstractKey": null
};

(node as any).hash = "a8f89d3346365e77ab19b6186a5887a4";

export default node;
