/**
 * @generated SignedSource<<869dae18f1c2349f254dbcd498902984>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AlbumVisibility = "LINK" | "PRIVATE" | "PUBLIC" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ShareDialog_album$data = {
  readonly id: string;
  readonly visibility: AlbumVisibility;
  readonly " $fragmentSpreads": FragmentRefs<"useUpdateAlbum_album">;
  readonly " $fragmentType": "ShareDialog_album";
};
export type ShareDialog_album$key = {
  readonly " $data"?: ShareDialog_album$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShareDialog_album">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ShareDialog_album",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "visibility"
    },
    {
      "kind": "FragmentSpread",
      "name": "useUpdateAlbum_album"
    }
  ],
  "type": "Album"
};

(node as any).hash = "e078176fbef0812137e58c1de072b58d";

export default node;
