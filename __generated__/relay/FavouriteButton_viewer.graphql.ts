/**
 * @generated SignedSource<<cda4e65b5e0a8aa16c6c6b827900fd20>>
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
      "kind": "ScalarField",
      "name": "favouriteWorkIds"
    },
    {
      "kind": "FragmentSpread",
      "name": "useAddFavourite_viewer"
    },
    {
      "kind": "FragmentSpread",
      "name": "useRemoveFavourite_viewer"
    }
  ],
  "type": "Viewer"
};

(node as any).hash = "d9605799f73eef75964ff6885710c0d0";

export default node;
