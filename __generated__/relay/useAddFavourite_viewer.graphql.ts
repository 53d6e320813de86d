/**
 * @generated SignedSource<<4bea080c93d747c180bed490d596ef7e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useAddFavourite_viewer$data = {
  readonly favouriteWorkIds: ReadonlyArray<string>;
  readonly id: string;
  readonly " $fragmentType": "useAddFavourite_viewer";
};
export type useAddFavourite_viewer$key = {
  readonly " $data"?: useAddFavourite_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useAddFavourite_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useAddFavourite_viewer",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "favouriteWorkIds"
    }
  ],
  "type": "Viewer"
};

(node as any).hash = "6f4ee116abbaf4a218743e33ba108502";

export default node;
