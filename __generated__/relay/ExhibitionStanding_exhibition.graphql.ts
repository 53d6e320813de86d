/**
 * @generated SignedSource<<0a7251ece4334d0bd84c4feb1ea23633>>
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
  "metadata": null,
  "name": "ExhibitionStanding_exhibition",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publishAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PublishDialog_exhibition"
    }
  ],
  "type": "Exhibition",
  "abstractKey": null
};

(node as any).hash = "beb2b762d2dba466dd1e37185b850a76";

export default node;
