/**
 * @generated SignedSource<<6bfd4f24b4cbf5e619b46401a8fde04a>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "identifiersFrom",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "field",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mark",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ColumnTable_reading",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "ImportColumn",
      "kind": "LinkedField",
      "name": "columns",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sample",
          "storageKey": null
        }
      ],
      "storageKey": null
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "ImportColumn",
          "kind": "LinkedField",
          "name": "columns",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            (v3/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "ImportReading",
  "abstractKey": null
};
})();

(node as any).hash = "0c116ef3a1dbd9b3037c8f6e6f693d9b";

export default node;
