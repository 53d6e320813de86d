/**
 * @generated SignedSource<<595045c381dac3ea695721071260c367>>
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
  "name": "AlbumPage_album",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "FragmentSpread",
      "name": "AlbumPage_words"
    },
    {
      "kind": "FragmentSpread",
      "name": "useAlbumBook_album"
    },
    {
      "kind": "FragmentSpread",
      "name": "AlbumTools_album"
    },
    {
      "kind": "FragmentSpread",
      "name": "AlbumEditor_album"
    }
  ],
  "type": "Album"
};

(node as any).hash = "e7cc9ebde1c896c18143c3ef2c1effb6";

export default node;
