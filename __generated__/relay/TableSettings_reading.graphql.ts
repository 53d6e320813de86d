/**
 * @generated SignedSource<<a32cf67c6142e5027c6fbfd7bca969f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Sureness = "ASKED" | "CERTAIN" | "LIKELY" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type TableSettings_reading$data = {
  readonly delimiter: string | null | undefined;
  readonly encoding: string | null | undefined;
  readonly encodingSureness: Sureness | null | undefined;
  readonly headerRow: number;
  readonly headerRowSureness: Sureness;
  readonly otherSheets: ReadonlyArray<string>;
  readonly quote: string | null | undefined;
  readonly sheet: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"tableSaid_reading">;
  readonly " $fragmentType": "TableSettings_reading";
};
export type TableSettings_reading$key = {
  readonly " $data"?: TableSettings_reading$data;
  readonly " $fragmentSpreads": FragmentRefs<"TableSettings_reading">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "encoding"
},
v1 = {
  "kind": "ScalarField",
  "name": "delimiter"
},
v2 = {
  "kind": "ScalarField",
  "name": "quote"
},
v3 = {
  "kind": "ScalarField",
  "name": "sheet"
},
v4 = {
  "kind": "ScalarField",
  "name": "headerRow"
},
v5 = {
  "kind": "ScalarField",
  "name": "headerRowSureness"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "TableSettings_reading",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "encodingSureness"
    },
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "otherSheets"
    },
    (v4/*:: as any*/),
    (v5/*:: as any*/),
    {
      "kind": "InlineDataFragmentSpread",
      "name": "tableSaid_reading",
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        (v5/*:: as any*/),
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
            {
              "kind": "ScalarField",
              "name": "field"
            },
            {
              "kind": "ScalarField",
              "name": "mark"
            }
          ]
        }
      ],
      "argumentDefinitions": []
    }
  ],
  "type": "ImportReading"
};
})();

(node as any).hash = "6ee19c23bd66e5fb790de8b80e36e48d";

export default node;
