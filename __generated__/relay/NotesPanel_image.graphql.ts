/**
 * @generated SignedSource<<23f0be8255b35d2a44a7616c0fefca5a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NotesPanel_image$data = {
  readonly noteCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"NotesChoice_image">;
  readonly " $fragmentType": "NotesPanel_image";
};
export type NotesPanel_image$key = {
  readonly " $data"?: NotesPanel_image$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotesPanel_image">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "NotesPanel_image",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "noteCount"
    },
    {
      "kind": "FragmentSpread",
      "name": "NotesChoice_image"
    }
  ],
  "type": "Image"
};

(node as any).hash = "6fa8e4598119f48ac9fa526b3ac1bcd5";

export default node;
