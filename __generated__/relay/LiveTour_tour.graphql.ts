/**
 * @generated SignedSource<<1d167310932ce7e6c5c0bc7b74b86566>>
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
      "alias": null,
      "args": null,
      "concreteType": "TourView",
      "kind": "LinkedField",
      "name": "view",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "view",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "tourRoom_tour"
    }
  ],
  "type": "Tour",
  "abstractKey": null
};

(node as any).hash = "1f3a309a9e36cf3a4d33ee64ddea8a8b";

export default node;
