/**
 * @generated SignedSource<<d50be063d4e553ec75d456f6dc98fe19>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type NoteState = "HIDDEN" | "PENDING" | "VISIBLE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type NoteMarks_notes$data = ReadonlyArray<{
  readonly author: {
    readonly name: string;
  };
  readonly id: string;
  readonly region: {
    readonly " $fragmentSpreads": FragmentRefs<"noteShape_region">;
  } | null | undefined;
  readonly state: NoteState;
  readonly text: string;
  readonly " $fragmentType": "NoteMarks_notes";
}>;
export type NoteMarks_notes$key = ReadonlyArray<{
  readonly " $data"?: NoteMarks_notes$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoteMarks_notes">;
}>;

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
  "metadata": {
    "plural": true
  },
  "name": "NoteMarks_notes",
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
      "name": "state"
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
    }
  ],
  "type": "Note"
};
})();

(node as any).hash = "392c2531f0bfd7a8242cbbb295958311";

export default node;
