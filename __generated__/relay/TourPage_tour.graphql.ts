/**
 * @generated SignedSource<<78415875fa85b2df8fb96490ef0199ab>>
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
  "metadata": null,
  "name": "TourPage_tour",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
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
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LiveTour_tour"
    }
  ],
  "type": "Tour",
  "abstractKey": null
};

(node as any).hash = "592d3014ac79e8a6b956f12190f74908";

export default node;
