/**
 * @generated SignedSource<<1d9fa19a95024d721f07c0d9c13858ab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type UndoPlan_preview$data = {
  readonly kept: number;
  readonly keptWorks: ReadonlyArray<{
    readonly fields: ReadonlyArray<string>;
    readonly id: string;
    readonly identifier: string;
    readonly title: string;
  }>;
  readonly putBack: number;
  readonly takenOut: number;
  readonly " $fragmentType": "UndoPlan_preview";
};
export type UndoPlan_preview$key = {
  readonly " $data"?: UndoPlan_preview$data;
  readonly " $fragmentSpreads": FragmentRefs<"UndoPlan_preview">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "UndoPlan_preview",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "takenOut"
    },
    {
      "kind": "ScalarField",
      "name": "putBack"
    },
    {
      "kind": "ScalarField",
      "name": "kept"
    },
    {
      "concreteType": "KeptWork",
      "kind": "LinkedField",
      "name": "keptWorks",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "id"
        },
        {
          "kind": "ScalarField",
          "name": "identifier"
        },
        {
          "kind": "ScalarField",
          "name": "title"
        },
        {
          "kind": "ScalarField",
          "name": "fields"
        }
      ]
    }
  ],
  "type": "UndoPreview"
};

(node as any).hash = "58eb1b39b402599eb9b60c37061f6399";

export default node;
