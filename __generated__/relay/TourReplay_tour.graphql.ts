/**
 * @generated SignedSource<<d598c7e6f4e2fd4eb1925e6d0c5a0c9f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TourReplay_tour$data = {
  readonly endedAt: string | null | undefined;
  readonly presenter: {
    readonly id: string;
  };
  readonly steps: ReadonlyArray<{
    readonly at: number;
    readonly caption: string | null | undefined;
    readonly view: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"TourEditor_tour" | "TourStory_tour">;
  readonly " $fragmentType": "TourReplay_tour";
};
export type TourReplay_tour$key = {
  readonly " $data"?: TourReplay_tour$data;
  readonly " $fragmentSpreads": FragmentRefs<"TourReplay_tour">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TourReplay_tour",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "endedAt"
    },
    {
      "concreteType": "Member",
      "kind": "LinkedField",
      "name": "presenter",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "id"
        }
      ]
    },
    {
      "concreteType": "TourStep",
      "kind": "LinkedField",
      "name": "steps",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "at"
        },
        {
          "kind": "ScalarField",
          "name": "view"
        },
        {
          "kind": "ScalarField",
          "name": "caption"
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "TourEditor_tour"
    },
    {
      "kind": "FragmentSpread",
      "name": "TourStory_tour"
    }
  ],
  "type": "Tour"
};

(node as any).hash = "3ea28410d71ce6bfcffafc410f34ea9b";

export default node;
