/**
 * @generated SignedSource<<2daa38c6c4b76a45900831e1585deab6>>
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
  "metadata": null,
  "name": "ImportRowsPart_run",
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "added",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unchanged",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refused",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "problemsPath",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FateFilter_run"
    }
  ],
  "type": "Import",
  "abstractKey": null
};

(node as any).hash = "3198ed2c9f036d60444560376d27316e";

export default node;
