/**
 * @generated SignedSource<<ff6da57144513607b49746a58995d9c2>>
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
      "name": "WorkInList_work"
    }
  ],
  "type": "Work",
  "abstractKey": null
};

(node as any).hash = "be78feb8f1333c0297986331fa364d8a";

export default node;
