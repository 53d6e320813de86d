/**
 * @generated SignedSource<<ae7bb280f356c60e15b329f7eaa0dd61>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AlbumVisibility = "LINK" | "PRIVATE" | "PUBLIC" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type AlbumTools_album$data = {
  readonly id: string;
  readonly title: string;
  readonly visibility: AlbumVisibility;
  readonly " $fragmentSpreads": FragmentRefs<"ShareDialog_album">;
  readonly " $fragmentType": "AlbumTools_album";
};
export type AlbumTools_album$key = {
  readonly " $data"?: AlbumTools_album$data;
  readonly " $fragmentSpreads": FragmentRefs<"AlbumTools_album">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AlbumTools_album",
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
      "name": "visibility"
    },
    {
      "kind": "FragmentSpread",
      "name": "ShareDialog_album"
    }
  ],
  "type": "Album"
};

(node as any).hash = "f1287a0344a86cb82a6b239ee948034e";

export default node;
