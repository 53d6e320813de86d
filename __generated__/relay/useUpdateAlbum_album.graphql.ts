/**
 * @generated SignedSource<<7609ead5b29bbffb94e76319fb166408>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AlbumVisibility = "LINK" | "PRIVATE" | "PUBLIC" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type useUpdateAlbum_album$data = {
  readonly description: string | null | undefined;
  readonly id: string;
  readonly title: string;
  readonly version: number;
  readonly visibility: AlbumVisibility;
  readonly " $fragmentType": "useUpdateAlbum_album";
};
export type useUpdateAlbum_album$key = {
  readonly " $data"?: useUpdateAlbum_album$data;
  readonly " $fragmentSpreads": FragmentRefs<"useUpdateAlbum_album">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useUpdateAlbum_album",
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
      "name": "visibility",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "Album",
  "abstractKey": null
};

(node as any).hash = "da087eccc3f0421c8843a03bd7e70809";

export default node;
