/**
 * @generated SignedSource<<e29d1be057477758c0f08604a6221fcf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WorkActions_work$data = {
  readonly " $fragmentSpreads": FragmentRefs<"FavouriteButton_work" | "TakeAlongButton_work">;
  readonly " $fragmentType": "WorkActions_work";
};
export type WorkActions_work$key = {
  readonly " $data"?: WorkActions_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkActions_work">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkActions_work",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FavouriteButton_work"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TakeAlongButton_work"
    }
  ],
  "type": "Work",
  "abstractKey": null
};

(node as any).hash = "33e5717099779e9bbd5894298a9c0df8";

export default node;
