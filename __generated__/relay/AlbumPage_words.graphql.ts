/**
 * @generated SignedSource<<388316a0ea62bc1272ce861da65fdd01>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AlbumVisibility = "LINK" | "PRIVATE" | "PUBLIC" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type AlbumPage_words$data = {
  readonly description: string | null | undefined;
  readonly entryCount: number;
  readonly owner: {
    readonly name: string | null | undefined;
  };
  readonly title: string;
  readonly visibility: AlbumVisibility;
  readonly " $fragmentType": "AlbumPage_words";
};
export type AlbumPage_words$key = {
  readonly " $data"?: AlbumPage_words$data;
  readonly " $fragmentSpreads": FragmentRefs<"AlbumPage_words">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AlbumPage_words",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "kind": "ScalarField",
      "name": "description"
    },
    {
      "kind": "ScalarField",
      "name": "visibility"
    },
    {
      "kind": "ScalarField",
      "name": "entryCount"
    },
    {
      "concreteType": "Member",
      "kind": "LinkedField",
      "name": "owner",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "name"
        }
      ]
    }
  ],
  "type": "Album"
};

(node as any).hash = "ae3040209facbd84123add77cd1636c4";

export default node;
