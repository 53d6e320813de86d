/**
 * @generated SignedSource<<176752267d36ec566804a23a9fc64441>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NotesChoice_image$data = {
  readonly noteAuthors: ReadonlyArray<{
    readonly author: {
      readonly member: {
        readonly id: string;
      } | null | undefined;
      readonly name: string;
    };
    readonly count: number;
  }>;
  readonly " $fragmentType": "NotesChoice_image";
};
export type NotesChoice_image$key = {
  readonly " $data"?: NotesChoice_image$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotesChoice_image">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "NotesChoice_image",
  "selections": [
    {
      "concreteType": "NoteAuthorCount",
      "kind": "LinkedField",
      "name": "noteAuthors",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "count"
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
              "selections": [
                {
                  "kind": "ScalarField",
                  "name": "id"
                }
              ]
            }
          ]
        }
      ]
    }
  ],
  "type": "Image"
};

(node as any).hash = "6e3bcdbdba78d2e01c85fabede8892a6";

export default node;
