/**
 * @generated SignedSource<<432c0c32651839ea3ce1f88d7dfc15ec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ExhibitionTile_exhibition$data = {
  readonly language: string;
  readonly slug: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"ExhibitionWall_exhibition">;
  readonly " $fragmentType": "ExhibitionTile_exhibition";
};
export type ExhibitionTile_exhibition$key = {
  readonly " $data"?: ExhibitionTile_exhibition$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExhibitionTile_exhibition">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExhibitionTile_exhibition",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
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
      "name": "language",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ExhibitionWall_exhibition"
    }
  ],
  "type": "Exhibition",
  "abstractKey": null
};

(node as any).hash = "66d008d358185d4a94439e30bbb0d994";

export default node;
