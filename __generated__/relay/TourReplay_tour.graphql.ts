/**
 * @generated SignedSource<<aa5fac72e3462b2afe014fbb6964cc81>>
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
  readonly " $fragmentSpreads": FragmentRefs<"TourEditor_tour">;
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
    }
  ],
  "type": "Tour",
  "abstractKey": null
};

(node as any).hash = "2bbd43f4dc1bbdf47a0cba8c3e915940";

export default node;
