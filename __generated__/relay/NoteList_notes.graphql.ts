/**
 * @generated SignedSource<<8f5a22f25e89b86bbd5905d290ce190e>>
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
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "FragmentSpread",
      "name": "NoteThread_note"
    }
  ],
  "type": "Note"
};

(node as any).hash = "f0f1da941d74ccc52e8b8e6613ecbe94";

export default node;
