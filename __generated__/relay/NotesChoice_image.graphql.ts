/**
 * @generated SignedSource<<257396d32470f281441e496ef115d8a6>>
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
      "alias": null,
      "args": null,
      "concreteType": "NoteAuthorCount",
      "kind": "LinkedField",
      "name": "noteAuthors",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
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
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "id",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Image",
  "abstractKey": null
};

(node as any).hash = "6e3bcdbdba78d2e01c85fabede8892a6";

export default node;
