/**
 * @generated SignedSource<<afaedea3bcb8fbb665970b89355889e0>>
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
  readonly " $fragmentSpreads": FragmentRefs<"DeepZoomView_image">;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeepZoomView_image"
    }
  ],
  "type": "Image",
  "abstractKey": null
};

(node as any).hash = "83644231e9104561545616c56c2e6933";

export default node;
