/**
 * @generated SignedSource<<1cd77b13f34b3a1154f482068674793a>>
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
  "metadata": null,
  "name": "FavouriteButton_work",
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
    }
  ],
  "type": "Work",
  "abstractKey": null
};

(node as any).hash = "0916d3fd3ff96afc0f54f9c4275d252c";

export default node;
