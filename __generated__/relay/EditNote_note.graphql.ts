/**
 * @generated SignedSource<<87978bc81b4de6aa97bcd5a21b27bcd8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EditNote_note$data = {
  readonly id: string;
  readonly tags: ReadonlyArray<string>;
  readonly text: string;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"useEditNote_note">;
  readonly " $fragmentType": "EditNote_note";
};
export type EditNote_note$key = {
  readonly " $data"?: EditNote_note$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditNote_note">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "EditNote_note",
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
      "name": "version"
    },
    {
      "kind": "FragmentSpread",
      "name": "useEditNote_note"
    }
  ],
  "type": "Note"
};

(node as any).hash = "6edd195050456dc862c8bc6c969f3576";

export default node;
