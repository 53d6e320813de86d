/**
 * @generated SignedSource<<8394db98f6a50cce291a161668aee932>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type NoteState = "HIDDEN" | "PENDING" | "VISIBLE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type NoteActions_note$data = {
  readonly author: {
    readonly member: {
      readonly id: string;
    } | null | undefined;
    readonly name: string;
  };
  readonly id: string;
  readonly parent: {
    readonly id: string;
  } | null | undefined;
  readonly state: NoteState;
  readonly version: number;
  readonly " $fragmentType": "NoteActions_note";
};
export type NoteActions_note$key = {
  readonly " $data"?: NoteActions_note$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoteActions_note">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoteActions_note",
  "selections": [
    (v0/*:: as any*/),
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
      "concreteType": "NoteAuthor",
      "kind": "LinkedField",
      "name": "author",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Member",
          "kind": "LinkedField",
          "name": "member",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Note",
      "kind": "LinkedField",
      "name": "parent",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Note",
  "abstractKey": null
};
})();

(node as any).hash = "a0c87eb433dcce2990b03c1e4f903087";

export default node;
