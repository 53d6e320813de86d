/**
 * @generated SignedSource<<097174ade485e843205b604dde7d4579>>
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
  "metadata": null,
  "name": "ShareDialog_album",
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
      "name": "visibility",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useUpdateAlbum_album"
    }
  ],
  "type": "Album",
  "abstractKey": null
};

(node as any).hash = "e078176fbef0812137e58c1de072b58d";

export default node;
