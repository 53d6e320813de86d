/**
 * @generated SignedSource<<ff9c3223a6057dd30b59cdf54ec87750>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ExhibitionState = "DRAFT" | "PUBLISHED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ExhibitionStanding_exhibition$data = {
  readonly publishAt: string | null | undefined;
  readonly slug: string;
  readonly state: ExhibitionState;
  readonly " $fragmentSpreads": FragmentRefs<"PublishDialog_exhibition">;
  readonly " $fragmentType": "ExhibitionStanding_exhibition";
};
export type ExhibitionStanding_exhibition$key = {
  readonly " $data"?: ExhibitionStanding_exhibition$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExhibitionStanding_exhibition">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ExhibitionStanding_exhibition",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "state"
    },
    {
      "kind": "ScalarField",
      "name": "publishAt"
    },
    {
      "kind": "ScalarField",
      "name": "slug"
    },
    {
      "kind": "FragmentSpread",
      "name": "PublishDialog_exhibition"
    }
  ],
  "type": "Exhibition"
};

(node as any).hash = "beb2b762d2dba466dd1e37185b850a76";

export default node;
