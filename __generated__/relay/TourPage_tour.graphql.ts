/**
 * @generated SignedSource<<70c5dc704b808c7df196e8fa938b24dc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TourState = "ENDED" | "LIVE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type TourPage_tour$data = {
  readonly code: string;
  readonly presenter: {
    readonly name: string | null | undefined;
  } | null | undefined;
  readonly state: TourState;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"LiveTour_tour">;
  readonly " $fragmentType": "TourPage_tour";
};
export type TourPage_tour$key = {
  readonly " $data"?: TourPage_tour$data;
  readonly " $fragmentSpreads": FragmentRefs<"TourPage_tour">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "TourPage_tour",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "code"
    },
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "kind": "ScalarField",
      "name": "state"
    },
    {
      "concreteType": "Member",
      "kind": "LinkedField",
      "name": "presenter",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "name"
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "LiveTour_tour"
    }
  ],
  "type": "Tour"
};

(node as any).hash = "592d3014ac79e8a6b956f12190f74908";

export default node;
