/**
 * @generated SignedSource<<337c671258fc6e9a4e82f9dd4402ed18>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "field",
  "storageKey": null
};
return {
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
            (v0/*:: as any*/)
          ],
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
        },
        {
          "kind": "InlineDataFragmentSpread",
          "name": "tableSaid_reading",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "encoding",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "delimiter",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "quote",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "sheet",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "headerRow",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "headerRowSureness",
              "storageKey": null
            },
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
                  "name": "number",
                  "storageKey": null
                },
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "mark",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Import",
  "abstractKey": null
};
})();

(node as any).hash = "5f94f246210d13f9a1900aac13a05bde";

export default node;
