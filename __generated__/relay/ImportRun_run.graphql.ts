/**
 * @generated SignedSource<<30328ea804e740c3ef6ffac3da44275a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ImportField = "ALT" | "CAPTION" | "CREATORS" | "CREATOR_ROLES" | "CREDIT_LINE" | "DATE" | "DESCRIPTION" | "DIMENSIONS" | "EARLIEST_YEAR" | "IDENTIFIER" | "IMAGES" | "LATEST_YEAR" | "PLACES" | "RECORD_LANGUAGE" | "RIGHTS" | "SUBJECTS" | "TECHNIQUE" | "TITLE" | "WORK_TYPE" | "YEAR" | "%future added value";
export type ImportState = "CHECKED" | "DONE" | "FAILED" | "INTERRUPTED" | "READING" | "RUNNING" | "UNDONE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ImportRun_run$data = {
  readonly by: string | null | undefined;
  readonly choices: {
    readonly __typename: "ImportChoices";
  } | null | undefined;
  readonly found: string | null | undefined;
  readonly id: string;
  readonly label: string;
  readonly notes: ReadonlyArray<string> | null | undefined;
  readonly reading: {
    readonly columns: ReadonlyArray<{
      readonly field: ImportField | null | undefined;
    }>;
    readonly identifiersFrom: number | null | undefined;
  } | null | undefined;
  readonly startedAt: string;
  readonly state: ImportState;
  readonly undo: {
    readonly finishedAt: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ImportReading_run" | "ImportRowsPart_run" | "ImportSamples_run" | "ImportStage_run">;
  readonly " $fragmentType": "ImportRun_run";
};
export type ImportRun_run$key = {
  readonly " $data"?: ImportRun_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportRun_run">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportRun_run",
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
      "name": "label",
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
      "name": "startedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "found",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "by",
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
      "concreteType": "ImportUndo",
      "kind": "LinkedField",
      "name": "undo",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "finishedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ImportChoices",
      "kind": "LinkedField",
      "name": "choices",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
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
          "kind": "ScalarField",
          "name": "identifiersFrom",
          "storageKey": null
        },
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
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ImportStage_run"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ImportReading_run"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ImportSamples_run"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ImportRowsPart_run"
    }
  ],
  "type": "Import",
  "abstractKey": null
};

(node as any).hash = "a3dc916abbed8bb6195008b3c1ba0e70";

export default node;
