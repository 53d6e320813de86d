/**
 * @generated SignedSource<<2d4156fc6669dbf31bc902a29fadf2a8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FavouriteButton_work$data = {
  readonly id: string;
  readonly title: string;
  readonly " $fragmentType": "FavouriteButton_work";
};
export type FavouriteButton_work$key = {
  readonly " $data"?: FavouriteButton_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"FavouriteButton_work">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "FavouriteButton_work",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "title"
    }
  ],
  "type": "Work"
};

(node as any).hash = "0916d3fd3ff96afc0f54f9c4275d252c";

export default node;
