/**
 * @generated SignedSource<<007dc908b837e15e5afc73be04f06d51>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ImportField = "ALT" | "CAPTION" | "CREATORS" | "CREATOR_ROLES" | "CREDIT_LINE" | "DATE" | "DESCRIPTION" | "DIMENSIONS" | "EARLIEST_YEAR" | "IDENTIFIER" | "IMAGES" | "LATEST_YEAR" | "PLACES" | "RIGHTS" | "SUBJECTS" | "TECHNIQUE" | "TITLE" | "WORK_TYPE" | "YEAR" | "%future added value";
export type ImportState = "CHECKED" | "DONE" | "FAILED" | "INTERRUPTED" | "READING" | "RUNNING" | "UNDONE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ImportReading_run$data = {
  readonly id: string;
  readonly isApplied: boolean;
  readonly reading: {
    readonly columns: ReadonlyArray<{
      readonly field: ImportField | null | undefined;
    }>;
    readonly isRemembered: boolean;
    readonly notes: ReadonlyArray<string>;
    readonly " $fragmentSpreads": FragmentRefs<"ColumnTable_reading" | "TableSettings_reading">;
  } | null | undefined;
  readonly state: ImportState;
  readonly " $fragmentType": "ImportReading_run";
};
export type ImportReading_run$key = {
  readonly " $data"?: ImportReading_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportReading_run">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportReading_run",
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
      "name": "isApplied",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ImportReading",
      "kind": "LinkedField",
      "name": "reading",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ImportColumn",
          "kind": "LinkedField",
          "name": "columns",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "field",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "notes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isRemembered",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TableSettings_reading"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ColumnTable_reading"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Import",
  "abstractKey": null
};

(node as any).hash = "87c57d38d86e4edabf3b42ffe128fec9";

export default node;
