/**
 * @generated SignedSource<<019c8772a69943f286d932a6cfb370c2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WorkActions_work$data = {
  readonly " $fragmentSpreads": FragmentRefs<"FavouriteButton_work" | "WorkMenu_work">;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "FavouriteButton_work"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WorkMenu_work"
    }
  ],
  "type": "Work",
  "abstractKey": null
};

(node as any).hash = "18853060457696a032bf50266b2a83bc";

export default node;
