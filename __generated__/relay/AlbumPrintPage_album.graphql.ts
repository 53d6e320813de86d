/**
 * @generated SignedSource<<4d76255dfe6cf489b648262490cfe0fb>>
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
  "metadata": null,
  "name": "AlbumPrintPage_album",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "useAlbumBook_album"
    }
  ],
  "type": "Album",
  "abstractKey": null
};

(node as any).hash = "60cb6ee9d73d1f0be3a360934b997a7c";

export default node;
