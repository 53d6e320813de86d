/**
 * @generated SignedSource<<f75addaba2b2d511c88a3048c0ca34b6>>
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
  "name": "useUpdateAlbum_album",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "kind": "ScalarField",
      "name": "description"
    },
    {
      "kind": "ScalarField",
      "name": "visibility"
    },
    {
      "kind": "ScalarField",
      "name": "version"
    }
  ],
  "type": "Album"
};

(node as any).hash = "da087eccc3f0421c8843a03bd7e70809";

export default node;
