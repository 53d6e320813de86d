/**
 * @generated SignedSource<<7fa9540af4f4f9585559a74681d2e050>>
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
      "name": "favouriteWorkIds",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "6f4ee116abbaf4a218743e33ba108502";

export default node;
