/**
 * @generated SignedSource<<7777edab797797bd6efb59683edd87bc>>
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
  "name": "Imports_viewer",
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "ImportList_viewer"
    }
  ],
  "type": "Viewer"
};

(node as any).hash = "6ec949645f5b792583ff0c39eef46dd3";

export default node;
