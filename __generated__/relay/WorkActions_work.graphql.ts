/**
 * @generated SignedSource<<f7bf733cd2e69dea33bb3912877f5359>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WorkActions_work$data = {
  readonly id: string;
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

(node as any).hash = "e8fa29d4785cec2e7131d31764328e9f";

export default node;
