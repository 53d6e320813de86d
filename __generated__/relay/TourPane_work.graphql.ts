/**
 * @generated SignedSource<<db06acd1a5f0d85cc69a9515a45fc63f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TourPane_work$data = {
  readonly images: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ComparePane_image">;
  }>;
  readonly recordLanguage: string | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "TourPane_work";
};
export type TourPane_work$key = {
  readonly " $data"?: TourPane_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"TourPane_work">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TourPane_work",
  "selections": [
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
      "name": "images",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "id"
        },
        {
          "kind": "FragmentSpread",
          "name": "ComparePane_image"
        }
      ]
    }
  ],
  "type": "Work"
};

(node as any).hash = "6061cd485d372b99c62b3190c4d8235a";

export default node;
