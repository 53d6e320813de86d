/**
 * @generated SignedSource<<22092267fa908a7d2a849e8450da14d1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Imports_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ImportList_viewer">;
  readonly " $fragmentType": "Imports_viewer";
};
export type Imports_viewer$key = {
  readonly " $data"?: Imports_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Imports_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Imports_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ImportList_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "6ec949645f5b792583ff0c39eef46dd3";

export default node;
