/**
 * @generated SignedSource<<63e3df197f6ec73306dfd2b82addafef>>
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Member",
      "kind": "LinkedField",
      "name": "presenter",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TourStep",
      "kind": "LinkedField",
      "name": "steps",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "view",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "caption",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TourEditor_tour"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TourStory_tour"
    }
  ],
  "type": "Tour",
  "abstractKey": null
};

(node as any).hash = "3ea28410d71ce6bfcffafc410f34ea9b";

export default node;
