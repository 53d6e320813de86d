/**
 * @generated SignedSource<<00b6fe4500c889e9c7c58cfb79cffd9a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TourStory_tour$data = {
  readonly id: string;
  readonly " $fragmentType": "TourStory_tour";
};
export type TourStory_tour$key = {
  readonly " $data"?: TourStory_tour$data;
  readonly " $fragmentSpreads": FragmentRefs<"TourStory_tour">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "TourStory_tour",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    }
  ],
  "type": "Tour"
};

(node as any).hash = "2676591447fb5e86e8085f14523743f5";

export default node;
