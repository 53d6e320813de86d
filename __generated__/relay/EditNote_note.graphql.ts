/**
 * @generated SignedSource<<11c275c4117c3e4e6cc1bf074860beda>>
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
  "metadata": null,
  "name": "EditNote_note",
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
      "name": "version",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useEditNote_note"
    }
  ],
  "type": "Note",
  "abstractKey": null
};

(node as any).hash = "6edd195050456dc862c8bc6c969f3576";

export default node;
