/**
 * @generated SignedSource<<d947497ef54f6379795c4a3ebb143461>>
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
  "name": "WorkActions_work",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "kind": "ScalarField",
      "name": "recordLanguage"
    },
    {
      "kind": "FragmentSpread",
      "name": "FavouriteButton_work"
    },
    {
      "kind": "FragmentSpread",
      "name": "TakeAlongButton_work"
    }
  ],
  "type": "Work"
};

(node as any).hash = "eac09660021d2e24f7679aef6cfb0378";

export default node;
