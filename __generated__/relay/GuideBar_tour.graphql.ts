/**
 * @generated SignedSource<<7774b04fb3ca647c7811a9db9091c8d7>>
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
      "concreteType": "TourView",
      "kind": "LinkedField",
      "name": "view",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "sequence"
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

(node as any).hash = "9f1401caadf24ab58987b6e4c911bf07";

export default node;
