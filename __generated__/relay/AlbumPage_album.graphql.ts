/**
 * @generated SignedSource<<4da627a90a9177beff01069ca4e11e7c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AlbumPage_album$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"AlbumEditor_album" | "AlbumPage_words" | "AlbumTools_album" | "useAlbumBook_album">;
  readonly " $fragmentType": "AlbumPage_album";
};
export type AlbumPage_album$key = {
  readonly " $data"?: AlbumPage_album$data;
  readonly " $fragmentSpreads": FragmentRefs<"AlbumPage_album">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AlbumPage_album",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AlbumPage_words"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useAlbumBook_album"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AlbumTools_album"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AlbumEditor_album"
    }
  ],
  "type": "Album",
  "abstractKey": null
};

(node as any).hash = "e7cc9ebde1c896c18143c3ef2c1effb6";

export default node;
