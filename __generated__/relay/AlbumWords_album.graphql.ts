/**
 * @generated SignedSource<<843e0782e5e45d457ad6aea6f866d811>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AlbumWords_album$data = {
  readonly description: string | null | undefined;
  readonly title: string;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"useUpdateAlbum_album">;
  readonly " $fragmentType": "AlbumWords_album";
};
export type AlbumWords_album$key = {
  readonly " $data"?: AlbumWords_album$data;
  readonly " $fragmentSpreads": FragmentRefs<"AlbumWords_album">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AlbumWords_album",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
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

(node as any).hash = "99b57a113b73a184ed88fce39770664a";

export default node;
