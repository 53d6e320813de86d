/**
 * @generated SignedSource<<0122c69ba694493fe5821da30ceb4b33>>
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
  "metadata": null,
  "name": "UndoPlan_preview",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "takenOut",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "putBack",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kept",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "KeptWork",
      "kind": "LinkedField",
      "name": "keptWorks",
      "plural": true,
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
          "name": "identifier",
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
          "name": "fields",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "UndoPreview",
  "abstractKey": null
};

(node as any).hash = "58eb1b39b402599eb9b60c37061f6399";

export default node;
