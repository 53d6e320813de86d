/**
 * @generated SignedSource<<da7b0d6493f99b03ab7e23babc1115b1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DeskWorkRow_work$data = {
  readonly id: string;
  readonly identifier: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"DeskWorkCells_work">;
  readonly " $fragmentType": "DeskWorkRow_work";
};
export type DeskWorkRow_work$key = {
  readonly " $data"?: DeskWorkRow_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeskWorkRow_work">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "DeskWorkRow_work",
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
      "name": "identifier"
    },
    {
      "kind": "FragmentSpread",
      "name": "DeskWorkCells_work"
    }
  ],
  "type": "Work"
};

(node as any).hash = "30acaa694ed7d2bc93ae487f90c180a9";

export default node;
