/**
 * @generated SignedSource<<888d8bff71d7ba518a82edd21da05309>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type NoteState = "HIDDEN" | "PENDING" | "VISIBLE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type useEditNote_note$data = {
  readonly editedAt: string | null | undefined;
  readonly id: string;
  readonly state: NoteState;
  readonly tags: ReadonlyArray<string>;
  readonly text: string;
  readonly version: number;
  readonly " $fragmentType": "useEditNote_note";
};
export type useEditNote_note$key = {
  readonly " $data"?: useEditNote_note$data;
  readonly " $fragmentSpreads": FragmentRefs<"useEditNote_note">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "useEditNote_note",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "text"
    },
    {
      "kind": "ScalarField",
      "name": "tags"
    },
    {
      "kind": "ScalarField",
      "name": "state"
    },
    {
      "kind": "ScalarField",
      "name": "version"
    },
    {
      "kind": "ScalarField",
      "name": "editedAt"
    }
  ],
  "type": "Note"
};

(node as any).hash = "7499e14f15b19ed37ea351e4179609dd";

export default node;
