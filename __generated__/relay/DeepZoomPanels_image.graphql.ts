/**
 * @generated SignedSource<<054a745fd10c86ec81944544a756ad10>>
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
  "name": "DeepZoomPanels_image",
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "DetailsPanel_image"
    }
  ],
  "type": "Image"
};

(node as any).hash = "bb70deec0d314140f512658dcefe4850";

export default node;
