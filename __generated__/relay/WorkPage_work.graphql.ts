/**
 * @generated SignedSource<<594a601c036616b373355fe3f8e8f6b5>>
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
  "name": "WorkPage_work",
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "WorkViewer_work"
    },
    {
      "kind": "FragmentSpread",
      "name": "NotesTool_work"
    },
    {
      "kind": "FragmentSpread",
      "name": "WorkRecord_work"
    },
    {
      "kind": "FragmentSpread",
      "name": "WorkActions_work"
    },
    {
      "kind": "FragmentSpread",
      "name": "KeepViewButton_work"
    },
    {
      "kind": "FragmentSpread",
      "name": "TakeAlongButton_work"
    },
    {
      "kind": "FragmentSpread",
      "name": "RelatedWorks_work"
    }
  ],
  "type": "Work"
};

(node as any).hash = "f4f79c21453be4bf88776169824eb24f";

export default node;
