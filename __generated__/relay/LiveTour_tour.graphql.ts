/**
 * @generated SignedSource<<e5e398b96cba56b2467da796c54917c1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LiveTour_tour$data = {
  readonly view: {
    readonly view: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"tourRoom_tour">;
  readonly " $fragmentType": "LiveTour_tour";
};
export type LiveTour_tour$key = {
  readonly " $data"?: LiveTour_tour$data;
  readonly " $fragmentSpreads": FragmentRefs<"LiveTour_tour">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LiveTour_tour",
  "selections": [
    {
      "concreteType": "TourView",
      "kind": "LinkedField",
      "name": "view",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "view"
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "tourRoom_tour"
    }
  ],
  "type": "Tour"
};

(node as any).hash = "1f3a309a9e36cf3a4d33ee64ddea8a8b";

export default node;
