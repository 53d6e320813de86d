/**
 * @generated SignedSource<<a8f836c0a4ed6433a945b65553b3aab6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FavouriteItem_work$data = {
  readonly id: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"WorkCard_work">;
  readonly " $fragmentType": "FavouriteItem_work";
};
export type FavouriteItem_work$key = {
  readonly " $data"?: FavouriteItem_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"FavouriteItem_work">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FavouriteItem_work",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "WorkCard_work"
    }
  ],
  "type": "Work",
  "abstractKey": null
};

(node as any).hash = "d86ac88dce2e119034938d8c1ad21ae6";

export default node;
