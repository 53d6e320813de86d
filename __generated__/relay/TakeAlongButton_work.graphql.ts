/**
 * @generated SignedSource<<c210b0ece05360ac0236b0d3f65a24db>>
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
  "name": "TakeAlongButton_work",
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "WorkMenu_work"
    }
  ],
  "type": "Work"
};

(node as any).hash = "34197dcffee9884156e0a0c6b90e508e";

export default node;
