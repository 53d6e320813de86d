/**
 * @generated SignedSource<<be4049f09ed13b46f7e53297961c06d1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type HomeExhibitions_exhibition$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"ExhibitionTile_exhibition">;
  readonly " $fragmentType": "HomeExhibitions_exhibition";
}>;
export type HomeExhibitions_exhibition$key = ReadonlyArray<{
  readonly " $data"?: HomeExhibitions_exhibition$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeExhibitions_exhibition">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "HomeExhibitions_exhibition",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "FragmentSpread",
      "name": "ExhibitionTile_exhibition"
    }
  ],
  "type": "Exhibition"
};

(node as any).hash = "d44423eba270d3f72b7a1e920e189ece";

export default node;
