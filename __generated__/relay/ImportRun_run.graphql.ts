/**
 * @generated SignedSource<<d1bd7a7d94a5c3588a69c1a9f8637b62>>
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
  "name": "ImportRun_run",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
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
      "name": "startedAt"
    },
    {
      "kind": "ScalarField",
      "name": "found"
    },
    {
      "kind": "ScalarField",
      "name": "by"
    },
    {
      "kind": "ScalarField",
      "name": "notes"
    },
    {
      "concreteType": "ImportUndo",
      "kind": "LinkedField",
      "name": "undo",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "finishedAt"
        }
      ]
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
      "concreteType": "ImportReading",
      "kind": "LinkedField",
      "name": "reading",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "identifiersFrom"
        },
        {
          "concreteType": "ImportColumn",
          "kind": "LinkedField",
          "name": "columns",
          "plural": true,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "field"
            }
          ]
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "ImportStage_run"
    },
    {
      "kind": "FragmentSpread",
      "name": "ImportReading_run"
    },
    {
      "kind": "FragmentSpread",
      "name": "ImportSamples_run"
    },
    {
      "kind": "FragmentSpread",
      "name": "ImportRowsPart_run"
    }
  ],
  "type": "Import"
};

(node as any).hash = "a3dc916abbed8bb6195008b3c1ba0e70";

export default node;
