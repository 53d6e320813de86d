/**
 * @generated SignedSource<<1cb0f3b224d4f3f0cc059869a94e64ee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ImportState = "CHECKED" | "DONE" | "FAILED" | "INTERRUPTED" | "READING" | "RUNNING" | "UNDONE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ImportProgress_import$data = {
  readonly added: number;
  readonly changed: number;
  readonly label: string;
  readonly refused: number;
  readonly rowsDone: number;
  readonly rowsTotal: number | null | undefined;
  readonly state: ImportState;
  readonly " $fragmentType": "ImportProgress_import";
};
export type ImportProgress_import$key = {
  readonly " $data"?: ImportProgress_import$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportProgress_import">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ImportProgress_import",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "label"
    },
    {
      "kind": "ScalarField",
      "name": "state"
    },
    {
      "kind": "ScalarField",
      "name": "rowsTotal"
    },
    {
      "kind": "ScalarField",
      "name": "rowsDone"
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
      "name": "refused"
    }
  ],
  "type": "Import"
};

(node as any).hash = "4fca9ad34336f54dc2007d9f38fb7f1f";

export default node;
