/**
 * @generated SignedSource<<7449f37ecd10de674c524d184b72112d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ImportField = "ALT" | "CAPTION" | "CREATORS" | "CREATOR_ROLES" | "CREDIT_LINE" | "DATE" | "DESCRIPTION" | "DIMENSIONS" | "EARLIEST_YEAR" | "IDENTIFIER" | "IMAGES" | "LATEST_YEAR" | "PLACES" | "RECORD_LANGUAGE" | "RIGHTS" | "SUBJECTS" | "TECHNIQUE" | "TITLE" | "WORK_TYPE" | "YEAR" | "%future added value";
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
    readonly " $fragmentSpreads": FragmentRefs<"ColumnTable_reading" | "TableSettings_reading" | "tableSaid_reading">;
  } | null | undefined;
  readonly state: ImportState;
  readonly " $fragmentType": "ImportReading_run";
};
export type ImportReading_run$key = {
  readonly " $data"?: ImportReading_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportReading_run">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "field"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ImportReading_run",
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
      "name": "isApplied"
    },
    {
      "concreteType": "ImportReading",
      "kind": "LinkedField",
      "name": "reading",
      "plural": false,
      "selections": [
        {
          "concreteType": "ImportColumn",
          "kind": "LinkedField",
          "name": "columns",
          "plural": true,
          "selections": [
            (v0/*:: as any*/)
          ]
        },
        {
          "kind": "ScalarField",
          "name": "isRemembered"
        },
        {
          "kind": "FragmentSpread",
          "name": "TableSettings_reading"
        },
        {
          "kind": "FragmentSpread",
          "name": "ColumnTable_reading"
        },
        {
          "kind": "InlineDataFragmentSpread",
          "name": "tableSaid_reading",
          "selections": [
            {
              "kind": "ScalarField",
              "name": "encoding"
            },
            {
              "kind": "ScalarField",
              "name": "delimiter"
            },
            {
              "kind": "ScalarField",
              "name": "quote"
            },
            {
              "kind": "ScalarField",
              "name": "sheet"
            },
            {
              "kind": "ScalarField",
              "name": "headerRow"
            },
            {
              "kind": "ScalarField",
              "name": "headerRowSureness"
            },
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
                  "name": "number"
                },
                (v0/*:: as any*/),
                {
                  "kind": "ScalarField",
                  "name": "mark"
                }
              ]
            }
          ],
          "argumentDefinitions": []
        }
      ]
    }
  ],
  "type": "Import"
};
})();

(node as any).hash = "5f94f246210d13f9a1900aac13a05bde";

export default node;
