/**
 * @generated SignedSource<<2cc522985697843a992838b84d39dfe7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FavouriteButton_viewer$data = {
  readonly favouriteWorkIds: ReadonlyArray<string>;
  readonly " $fragmentSpreads": FragmentRefs<"useAddFavourite_viewer" | "useRemoveFavourite_viewer">;
  readonly " $fragmentType": "FavouriteButton_viewer";
};
export type FavouriteButton_viewer$key = {
  readonly " $data"?: FavouriteButton_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"FavouriteButton_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FavouriteButton_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "favouriteWorkIds",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useAddFavourite_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useRemoveFavourite_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "d9605799f73eef75964ff6885710c0d0";

export default node;
