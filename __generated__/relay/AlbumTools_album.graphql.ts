/**
 * @generated SignedSource<<a014e4a76a79d911242615d21c3f6ef4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AlbumTools_album$data = {
  readonly id: string;
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
  "metadata": null,
  "name": "AlbumTools_album",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShareDialog_album"
    }
  ],
  "type": "Album",
  "abstractKey": null
};

(node as any).hash = "efcf30eb1f66e27bd310f27c0ed2f7f7";

export default node;
