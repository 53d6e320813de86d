/**
 * @generated SignedSource<<442ce2bf6cb50daa55c1e62b601f9d09>>
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
      "name": "visibility",
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

(node as any).hash = "f1287a0344a86cb82a6b239ee948034e";

export default node;
