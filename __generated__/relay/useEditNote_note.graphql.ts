/**
 * @generated SignedSource<<79db9b569ab3f18ad4efc5d32fe0ff37>>
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
  "metadata": null,
  "name": "useEditNote_note",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tags",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "editedAt",
      "storageKey": null
    }
  ],
  "type": "Note",
  "abstractKey": null
};

(node as any).hash = "7499e14f15b19ed37ea351e4179609dd";

export default node;
