/**
 * @generated SignedSource<<22b4379255dc5d090fa55fbb927c7dc1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WorkPage_work$data = {
  readonly " $fragmentSpreads": FragmentRefs<"RelatedWorks_work" | "TakeAlongButton_work" | "WorkActions_work" | "WorkRecord_work" | "WorkViewer_work">;
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

(node as any).hash = "465a462e15a025c5ad8cb736f2f363ef";

export default node;
