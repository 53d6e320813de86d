/**
 * @generated SignedSource<<62076c2636018e75c1fc928bb87853af>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AlbumsPage_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"FavouritesPage_viewer" | "OwnAlbums_viewer" | "SharedAlbums_viewer">;
  readonly " $fragmentType": "AlbumsPage_viewer";
};
export type AlbumsPage_viewer$key = {
  readonly " $data"?: AlbumsPage_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AlbumsPage_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "AlbumsPage_viewer",
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "OwnAlbums_viewer"
    },
    {
      "kind": "FragmentSpread",
      "name": "SharedAlbums_viewer"
    },
    {
      "kind": "FragmentSpread",
      "name": "FavouritesPage_viewer"
    }
  ],
  "type": "Viewer"
};

(node as any).hash = "e134cfabd479e60b437c4a052086d34c";

export default node;
