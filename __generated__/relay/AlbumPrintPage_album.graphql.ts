/**
 * @generated SignedSource<<76fb80f3ba1d3219b502e369aed9f488>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AlbumPrintPage_album$data = {
  readonly description: string | null | undefined;
  readonly id: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"useAlbumBook_album">;
  readonly " $fragmentType": "AlbumPrintPage_album";
};
export type AlbumPrintPage_album$key = {
  readonly " $data"?: AlbumPrintPage_album$data;
  readonly " $fragmentSpreads": FragmentRefs<"AlbumPrintPage_album">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "AlbumPrintPage_album",
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
      "kind": "FragmentSpread",
      "name": "useAlbumBook_album"
    }
  ],
  "type": "Album"
};

(node as any).hash = "60cb6ee9d73d1f0be3a360934b997a7c";

export default node;
