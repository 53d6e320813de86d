/**
 * @generated SignedSource<<956e04be84561cb03d94e488403f1afa>>
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
  "metadata": null,
  "name": "DeskWorkRow_work",
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
      "name": "identifier",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeskWorkCells_work"
    }
  ],
  "type": "Work",
  "abstractKey": null
};

(node as any).hash = "30acaa694ed7d2bc93ae487f90c180a9";

export default node;
