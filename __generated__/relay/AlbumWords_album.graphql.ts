/**
 * @generated SignedSource<<2d068b46ebf0ab86c4a72ef1517e430a>>
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
  "name": "AlbumWords_album",
  "selections": [
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
      "name": "version"
    },
    {
      "kind": "FragmentSpread",
      "name": "useUpdateAlbum_album"
    }
  ],
  "type": "Album"
};

(node as any).hash = "99b57a113b73a184ed88fce39770664a";

export default node;
