/**
 * @generated SignedSource<<12bc35789e13a43854c2a78f4c98bf28>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type NoteState = "HIDDEN" | "PENDING" | "VISIBLE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type NoteItem_note$data = {
  readonly author: {
    readonly name: string;
  };
  readonly createdAt: string;
  readonly editedAt: string | null | undefined;
  readonly id: string;
  readonly region: {
    readonly " $fragmentSpreads": FragmentRefs<"noteShape_region">;
  } | null | undefined;
  readonly state: NoteState;
  readonly tags: ReadonlyArray<string>;
  readonly text: string;
  readonly " $fragmentSpreads": FragmentRefs<"EditNote_note" | "NoteActions_note">;
  readonly " $fragmentType": "NoteItem_note";
};
export type NoteItem_note$key = {
  readonly " $data"?: NoteItem_note$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoteItem_note">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "x"
},
v1 = {
  "kind": "ScalarField",
  "name": "y"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "NoteItem_note",
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
      "name": "createdAt"
    },
    {
      "kind": "ScalarField",
      "name": "editedAt"
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
        }
      ]
    },
    {
      "concreteType": "NoteRegion",
      "kind": "LinkedField",
      "name": "region",
      "plural": false,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "noteShape_region",
          "selections": [
            {
              "kind": "ScalarField",
              "name": "shape"
            },
            {
              "concreteType": "Region",
              "kind": "LinkedField",
              "name": "box",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                (v1/*:: as any*/),
                {
                  "kind": "ScalarField",
                  "name": "width"
                },
                {
                  "kind": "ScalarField",
                  "name": "height"
                }
              ]
            },
            {
              "concreteType": "ImagePoint",
              "kind": "LinkedField",
              "name": "points",
              "plural": true,
              "selections": [
                (v0/*:: as any*/),
                (v1/*:: as any*/)
              ]
            }
          ],
          "argumentDefinitions": []
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "NoteActions_note"
    },
    {
      "kind": "FragmentSpread",
      "name": "EditNote_note"
    }
  ],
  "type": "Note"
};
})();

(node as any).hash = "a7b4ba6ece923b09fb16c1ff07b0537d";

export default node;
