/**
 * @generated SignedSource<<27b208b7856e444b081308fa980f6e1a>>
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
  "name": "PictureBlock_block",
  "selections": [
    {
      "concreteType": "TakenView",
      "kind": "LinkedField",
      "name": "view",
      "plural": false,
      "selections": [
        {
          "kind": "FragmentSpread",
          "name": "LookAt_view"
        }
      ]
    },
    {
      "kind": "ScalarField",
      "name": "caption"
    },
    {
      "kind": "ScalarField",
      "name": "width"
    }
  ],
  "type": "PictureBlock"
};

(node as any).hash = "a8f89d3346365e77ab19b6186a5887a4";

export default node;
