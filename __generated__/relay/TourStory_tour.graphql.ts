/**
 * @generated SignedSource<<086fb909b32f62a2be6c49e4ce8dbc57>>
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
  "metadata": null,
  "name": "TourStory_tour",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "Tour",
  "abstractKey": null
};

(node as any).hash = "2676591447fb5e86e8085f14523743f5";

export default node;
