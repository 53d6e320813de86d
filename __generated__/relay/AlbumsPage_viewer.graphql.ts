/**
 * @generated SignedSource<<187397d0e65b30c3989783436f28185a>>
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
  "metadata": null,
  "name": "AlbumsPage_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OwnAlbums_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SharedAlbums_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FavouritesPage_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "e134cfabd479e60b437c4a052086d34c";

export default node;
