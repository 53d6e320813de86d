/**
 * @generated SignedSource<<2ba20d7558e36ed972d20f12486a7ce8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type NotePolicy = "EVERYBODY" | "MEMBERS" | "NOBODY" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type NotePolicyChoice_site$data = {
  readonly id: string;
  readonly notesShownAtOnce: NotePolicy;
  readonly " $fragmentType": "NotePolicyChoice_site";
};
export type NotePolicyChoice_site$key = {
  readonly " $data"?: NotePolicyChoice_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotePolicyChoice_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "NotePolicyChoice_site",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "notesShownAtOnce"
    }
  ],
  "type": "Site"
};

(node as any).hash = "c148360eddcb204f05ddf1c7482d2881";

export default node;
