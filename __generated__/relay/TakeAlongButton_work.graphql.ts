/**
 * @generated SignedSource<<0f8b17d34e09693d81f910b1422f792f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TakeAlongButton_work$data = {
  readonly " $fragmentSpreads": FragmentRefs<"WorkMenu_work">;
  readonly " $fragmentType": "TakeAlongButton_work";
};
export type TakeAlongButton_work$key = {
  readonly " $data"?: TakeAlongButton_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"TakeAlongButton_work">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TakeAlongButton_work",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WorkMenu_work"
    }
  ],
  "type": "Work",
  "abstractKey": null
};

(node as any).hash = "34197dcffee9884156e0a0c6b90e508e";

export default node;
