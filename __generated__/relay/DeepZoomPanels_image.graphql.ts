/**
 * @generated SignedSource<<32b54067373f3aa8751a8561910931fe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DeepZoomPanels_image$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DetailsPanel_image">;
  readonly " $fragmentType": "DeepZoomPanels_image";
};
export type DeepZoomPanels_image$key = {
  readonly " $data"?: DeepZoomPanels_image$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeepZoomPanels_image">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeepZoomPanels_image",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DetailsPanel_image"
    }
  ],
  "type": "Image",
  "abstractKey": null
};

(node as any).hash = "bb70deec0d314140f512658dcefe4850";

export default node;
