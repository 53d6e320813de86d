/**
 * @generated SignedSource<<5d2cf358a15f200485b0864ca0644fb3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NoteList_notes$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"NoteThread_note">;
  readonly " $fragmentType": "NoteList_notes";
}>;
export type NoteList_notes$key = ReadonlyArray<{
  readonly " $data"?: NoteList_notes$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoteList_notes">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "NoteList_notes",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NoteThread_note"
    }
  ],
  "type": "Note",
  "abstractKey": null
};

(node as any).hash = "f0f1da941d74ccc52e8b8e6613ecbe94";

export default node;
