/**
 * @generated SignedSource<<b5402f858b1b6986af025339e55bdbad>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "x",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "y",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoteItem_note",
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
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "editedAt",
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
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
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "shape",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Region",
              "kind": "LinkedField",
              "name": "box",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "width",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "height",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "ImagePoint",
              "kind": "LinkedField",
              "name": "points",
              "plural": true,
              "selections": [
                (v0/*:: as any*/),
                (v1/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NoteActions_note"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditNote_note"
    }
  ],
  "type": "Note",
  "abstractKey": null
};
})();

(node as any).hash = "a7b4ba6ece923b09fb16c1ff07b0537d";

export default node;
