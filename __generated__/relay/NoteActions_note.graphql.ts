/**
 * @generated SignedSource<<21bb8fcd90d2228f4898b1e785e42cd9>>
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
  "kind": "ScalarField",
  "name": "id"
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "NoteActions_note",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "state"
    },
    {
      "kind": "ScalarField",
      "name": "version"
    },
    {
      "concreteType": "NoteAuthor",
      "kind": "LinkedField",
      "name": "author",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "name"
        },
        {
          "concreteType": "Member",
          "kind": "LinkedField",
          "name": "member",
          "plural": false,
          "selections": (v1/*:: as any*/)
        }
      ]
    },
    {
      "concreteType": "Note",
      "kind": "LinkedField",
      "name": "parent",
      "plural": false,
      "selections": (v1/*:: as any*/)
    }
  ],
  "type": "Note"
};
})();

(node as any).hash = "a0c87eb433dcce2990b03c1e4f903087";

export default node;
