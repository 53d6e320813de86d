/**
 * @generated SignedSource<<3587b0464f084a4f129e616c15ad4902>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ImportField = "ALT" | "CAPTION" | "CREATORS" | "CREATOR_ROLES" | "CREDIT_LINE" | "DATE" | "DESCRIPTION" | "DIMENSIONS" | "EARLIEST_YEAR" | "IDENTIFIER" | "IMAGES" | "LATEST_YEAR" | "PLACES" | "RECORD_LANGUAGE" | "RIGHTS" | "SUBJECTS" | "TECHNIQUE" | "TITLE" | "WORK_TYPE" | "YEAR" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ColumnTable_reading$data = {
  readonly columns: ReadonlyArray<{
    readonly field: ImportField | null | undefined;
    readonly label: string;
    readonly mark: string | null | undefined;
    readonly number: number;
    readonly sample: ReadonlyArray<string>;
  }>;
  readonly identifiersFrom: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"tableSaid_reading">;
  readonly " $fragmentType": "ColumnTable_reading";
};
export type ColumnTable_reading$key = {
  readonly " $data"?: ColumnTable_reading$data;
  readonly " $fragmentSpreads": FragmentRefs<"ColumnTable_reading">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "identifiersFrom"
},
v1 = {
  "kind": "ScalarField",
  "name": "number"
},
v2 = {
  "kind": "ScalarField",
  "name": "field"
},
v3 = {
  "kind": "ScalarField",
  "name": "mark"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ColumnTable_reading",
  "selections": [
    (v0/*:: as any*/),
    {
      "concreteType": "ImportColumn",
      "kind": "LinkedField",
      "name": "columns",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "label"
        },
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "sample"
        }
      ]
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
        (v0/*:: as any*/),
        {
          "concreteType": "ImportColumn",
          "kind": "LinkedField",
          "name": "columns",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            (v3/*:: as any*/)
          ]
        }
      ],
      "argumentDefinitions": []
    }
  ],
  "type": "ImportReading"
};
})();

(node as any).hash = "0c116ef3a1dbd9b3037c8f6e6f693d9b";

export default node;
