/**
 * @generated SignedSource<<f5fc7c3dbbc8fd647407d72cbf9c0444>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type HomeHero_exhibition$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"HeroExhibition_exhibition">;
  readonly " $fragmentType": "HomeHero_exhibition";
}>;
export type HomeHero_exhibition$key = ReadonlyArray<{
  readonly " $data"?: HomeHero_exhibition$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeHero_exhibition">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "HomeHero_exhibition",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "FragmentSpread",
      "name": "HeroExhibition_exhibition"
    }
  ],
  "type": "Exhibition"
};

(node as any).hash = "981dc5851a532e6684c8f4f67236bfc7";

export default node;
