/**
 * @generated SignedSource<<68d52de1f1456d07c72d13551e7ea6fd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WorkGrid_works$data = ReadonlyArray<{
  readonly id: string;
  readonly primaryImage: {
    readonly height: number;
    readonly width: number;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"WorkInList_work">;
  readonly " $fragmentType": "WorkGrid_works";
}>;
export type WorkGrid_works$key = ReadonlyArray<{
  readonly " $data"?: WorkGrid_works$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkGrid_works">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "WorkGrid_works",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
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
      "name": "WorkInList_work"
    }
  ],
  "type": "Work"
};

(node as any).hash = "be78feb8f1333c0297986331fa364d8a";

export default node;
