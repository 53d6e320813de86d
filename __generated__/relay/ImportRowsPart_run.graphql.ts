/**
 * @generated SignedSource<<4c2508e090dd8768c08e0564ef40fcd8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ImportState = "CHECKED" | "DONE" | "FAILED" | "INTERRUPTED" | "READING" | "RUNNING" | "UNDONE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ImportRowsPart_run$data = {
  readonly added: number;
  readonly changed: number;
  readonly choices: {
    readonly __typename: "ImportChoices";
  } | null | undefined;
  readonly id: string;
  readonly problemsPath: string | null | undefined;
  readonly refused: number;
  readonly state: ImportState;
  readonly unchanged: number;
  readonly " $fragmentSpreads": FragmentRefs<"FateFilter_run">;
  readonly " $fragmentType": "ImportRowsPart_run";
};
export type ImportRowsPart_run$key = {
  readonly " $data"?: ImportRowsPart_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportRowsPart_run">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ImportRowsPart_run",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "state"
    },
    {
      "kind": "ScalarField",
      "name": "added"
    },
    {
      "kind": "ScalarField",
      "name": "changed"
    },
    {
      "kind": "ScalarField",
      "name": "unchanged"
    },
    {
      "kind": "ScalarField",
      "name": "refused"
    },
    {
      "concreteType": "ImportChoices",
      "kind": "LinkedField",
      "name": "choices",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "__typename"
        }
      ]
    },
    {
      "kind": "ScalarField",
      "name": "problemsPath"
    },
    {
      "kind": "FragmentSpread",
      "name": "FateFilter_run"
    }
  ],
  "type": "Import"
};

(node as any).hash = "a6519b8d1bbfc7970b0d16a1e527ffe8";

export default node;
