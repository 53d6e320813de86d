/**
 * @generated SignedSource<<b3a9b9f7605f931499f28f84474f2f0b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FavouriteItem_work$data = {
  readonly id: string;
  readonly primaryImage: {
    readonly height: number;
    readonly width: number;
  } | null | undefined;
  readonly recordLanguage: string | null | undefined;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"WorkCard_work">;
  readonly " $fragmentType": "FavouriteItem_work";
};
export type FavouriteItem_work$key = {
  readonly " $data"?: FavouriteItem_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"FavouriteItem_work">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FavouriteItem_work",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "kind": "ScalarField",
      "name": "recordLanguage"
    },
    {
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "primaryImage",
      "plural": false,
      "selections": [
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
      "kind": "FragmentSpread",
      "name": "WorkCard_work"
    }
  ],
  "type": "Work"
};

(node as any).hash = "49122ea7fac705d6998e8eb22e1f74fb";

export default node;
