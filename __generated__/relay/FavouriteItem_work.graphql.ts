/**
 * @generated SignedSource<<b9aed7dca70db51e1cf8b2dec41bb414>>
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recordLanguage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "primaryImage",
      "plural": false,
      "selections": [
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "WorkCard_work"
    }
  ],
  "type": "Work",
  "abstractKey": null
};

(node as any).hash = "49122ea7fac705d6998e8eb22e1f74fb";

export default node;
