/**
 * @generated SignedSource<<348790f4e19bac2b7f8d16935a7ecdd6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GuideBar_tour$data = {
  readonly view: {
    readonly sequence: number;
  };
  readonly " $fragmentSpreads": FragmentRefs<"tourRoom_tour">;
  readonly " $fragmentType": "GuideBar_tour";
};
export type GuideBar_tour$key = {
  readonly " $data"?: GuideBar_tour$data;
  readonly " $fragmentSpreads": FragmentRefs<"GuideBar_tour">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GuideBar_tour",
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
          "name": "sequence",
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

(node as any).hash = "9f1401caadf24ab58987b6e4c911bf07";

export default node;
