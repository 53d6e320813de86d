/**
 * @generated SignedSource<<12f64e568ade625ee3487f81d1f38626>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WorkActions_work$data = {
  readonly id: string;
  readonly recordLanguage: string | null | undefined;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"FavouriteButton_work" | "TakeAlongButton_work">;
  readonly " $fragmentType": "WorkActions_work";
};
export type WorkActions_work$key = {
  readonly " $data"?: WorkActions_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkActions_work">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkActions_work",
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
      "name": "recordLanguage",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FavouriteButton_work"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TakeAlongButton_work"
    }
  ],
  "type": "Work",
  "abstractKey": null
};

(node as any).hash = "eac09660021d2e24f7679aef6cfb0378";

export default node;
