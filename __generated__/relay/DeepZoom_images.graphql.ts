/**
 * @generated SignedSource<<41496c28475fa8c6e04e2ac2828d1353>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DeepZoom_images$data = ReadonlyArray<{
  readonly caption: string | null | undefined;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"DeepZoomView_image" | "useThrough_images">;
  readonly " $fragmentType": "DeepZoom_images";
}>;
export type DeepZoom_images$key = ReadonlyArray<{
  readonly " $data"?: DeepZoom_images$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeepZoom_images">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "DeepZoom_images",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "caption"
    },
    {
      "kind": "FragmentSpread",
      "name": "DeepZoomView_image"
    },
    {
      "kind": "FragmentSpread",
      "name": "useThrough_images"
    }
  ],
  "type": "Image"
};

(node as any).hash = "cb30c6fdb66080aa1cdb168fe1c9874f";

export default node;
