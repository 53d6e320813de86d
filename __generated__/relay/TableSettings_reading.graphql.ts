/**
 * @generated SignedSource<<af5896709cacbe108cf6f40faf6de440>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "encoding",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "delimiter",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quote",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sheet",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "headerRow",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "headerRowSureness",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TableSettings_reading",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "encodingSureness",
      "storageKey": null
    },
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "otherSheets",
      "storageKey": null
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "field",
              "storageKey": null
            },
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
  "type": "ImportReading",
  "abstractKey": null
};
})();

(node as any).hash = "6ee19c23bd66e5fb790de8b80e36e48d";

export default node;
