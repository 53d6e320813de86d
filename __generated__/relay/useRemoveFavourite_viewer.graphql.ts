/**
 * @generated SignedSource<<e710916ab3627c7c55feafd49fffe088>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useRemoveFavourite_viewer$data = {
  readonly favouriteWorkIds: ReadonlyArray<string>;
  readonly id: string;
  readonly " $fragmentType": "useRemoveFavourite_viewer";
};
export type useRemoveFavourite_viewer$key = {
  readonly " $data"?: useRemoveFavourite_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useRemoveFavourite_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useRemoveFavourite_viewer",
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

(node as any).hash = "8c1394fe88631c1ab4d68847146c01f3";

export default node;
