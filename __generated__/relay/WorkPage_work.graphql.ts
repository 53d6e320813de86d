/**
 * @generated SignedSource<<5b9ead26d01892a0bbd8989d88971113>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WorkPage_work$data = {
  readonly " $fragmentSpreads": FragmentRefs<"KeepViewButton_work" | "NotesTool_work" | "RelatedWorks_work" | "TakeAlongButton_work" | "WorkActions_work" | "WorkRecord_work" | "WorkViewer_work">;
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
      "name": "NotesTool_work"
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
      "name": "KeepViewButton_work"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TakeAlongButton_work"
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

(node as any).hash = "f4f79c21453be4bf88776169824eb24f";

export default node;
