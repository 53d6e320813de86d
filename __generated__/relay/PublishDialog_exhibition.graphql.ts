/**
 * @generated SignedSource<<2bd85350c0f09c3be91d629ef1a9905e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ExhibitionState = "DRAFT" | "PUBLISHED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type PublishDialog_exhibition$data = {
  readonly id: string;
  readonly publishAt: string | null | undefined;
  readonly slug: string;
  readonly state: ExhibitionState;
  readonly " $fragmentSpreads": FragmentRefs<"DraftLink_exhibition">;
  readonly " $fragmentType": "PublishDialog_exhibition";
};
export type PublishDialog_exhibition$key = {
  readonly " $data"?: PublishDialog_exhibition$data;
  readonly " $fragmentSpreads": FragmentRefs<"PublishDialog_exhibition">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PublishDialog_exhibition",
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
      "name": "slug",
      "storageKey": null
    },
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "DraftLink_exhibition"
    }
  ],
  "type": "Exhibition",
  "abstractKey": null
};

(node as any).hash = "80d8bb45359419204fb25d169e6792c8";

export default node;
