/**
 * @generated SignedSource<<d9852eaa2bdf0197278dc81e0b480838>>
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ExhibitionTile_exhibition"
    }
  ],
  "type": "Exhibition",
  "abstractKey": null
};

(node as any).hash = "d44423eba270d3f72b7a1e920e189ece";

export default node;
