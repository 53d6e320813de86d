/**
 * @generated SignedSource<<e72221ed81e00d9911013c1503bdd5ef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WorkPage_work$data = {
  readonly " $fragmentSpreads": FragmentRefs<"RelatedWorks_work" | "WorkActions_work" | "WorkRecord_work" | "WorkViewer_work">;
  readonly " $fragmentType": "WorkPage_work";
};
export type WorkPage_work$key = {
  readonly " $data"?: WorkPage_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkPage_work">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkPage_work",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WorkViewer_work"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WorkRecord_work"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WorkActions_work"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RelatedWorks_work"
    }
  ],
  "type": "Work",
  "abstractKey": null
};

(node as any).hash = "f54d449f6a97368f1924ecc69c48dc12";

export default node;
