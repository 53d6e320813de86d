/**
 * @generated SignedSource<<a813447d94a0a54122723c856088b034>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ImportFate = "ADDED" | "CHANGED" | "REFUSED" | "UNCHANGED" | "%future added value";
export type WorkField = "CREATORS" | "CREDIT_LINE" | "DATE" | "DESCRIPTION" | "DIMENSIONS" | "EARLIEST_YEAR" | "IDENTIFIER" | "IMAGES" | "LATEST_YEAR" | "METADATA" | "PLACES" | "RECORD_LANGUAGE" | "RIGHTS" | "STATUS" | "SUBJECTS" | "TECHNIQUE" | "TITLE" | "WORK_TYPE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ImportRowItem_row$data = {
  readonly cell: string | null | undefined;
  readonly changes: ReadonlyArray<{
    readonly after: ReadonlyArray<string>;
    readonly before: ReadonlyArray<string>;
    readonly field: WorkField;
    readonly label: string;
  }>;
  readonly column: string | null | undefined;
  readonly fate: ImportFate;
  readonly identifier: string | null | undefined;
  readonly message: string | null | undefined;
  readonly row: number | null | undefined;
  readonly title: string | null | undefined;
  readonly work: {
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentType": "ImportRowItem_row";
};
export type ImportRowItem_row$key = {
  readonly " $data"?: ImportRowItem_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportRowItem_row">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ImportRowItem_row",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "row"
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
      "name": "fate"
    },
    {
      "concreteType": "WorkFieldChange",
      "kind": "LinkedField",
      "name": "changes",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "field"
        },
        {
          "kind": "ScalarField",
          "name": "label"
        },
        {
          "kind": "ScalarField",
          "name": "before"
        },
        {
          "kind": "ScalarField",
          "name": "after"
        }
      ]
    },
    {
      "kind": "ScalarField",
      "name": "message"
    },
    {
      "kind": "ScalarField",
      "name": "column"
    },
    {
      "kind": "ScalarField",
      "name": "cell"
    },
    {
      "concreteType": "Work",
      "kind": "LinkedField",
      "name": "work",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "id"
        }
      ]
    }
  ],
  "type": "ImportRow"
};

(node as any).hash = "3834563287decdcd0d89a485d2243d64";

export default node;
