/**
 * @generated SignedSource<<88b01df4c4eeb573d1c1cd2ae1575d65>>
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
  "name": "ExhibitionTile_exhibition",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "slug"
    },
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "kind": "ScalarField",
      "name": "language"
    },
    {
      "kind": "FragmentSpread",
      "name": "ExhibitionWall_exhibition"
    }
  ],
  "type": "Exhibition"
};

(node as any).hash = "66d008d358185d4a94439e30bbb0d994";

export default node;
