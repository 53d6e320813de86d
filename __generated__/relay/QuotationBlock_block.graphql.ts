/**
 * @generated SignedSource<<611c0df488588d267149e2103a56373b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type QuotationBlock_block$data = {
  readonly address: string | null | undefined;
  readonly quotedLanguage: string | null | undefined;
  readonly source: string | null | undefined;
  readonly words: string;
  readonly " $fragmentType": "QuotationBlock_block";
};
export type QuotationBlock_block$key = {
  readonly " $data"?: QuotationBlock_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuotationBlock_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuotationBlock_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "words",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "source",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address",
      "storageKey": null
    },
    {
      "alias": "quotedLanguage",
      "args": null,
      "kind": "ScalarField",
      "name": "language",
      "storageKey": null
    }
  ],
  "type": "QuotationBlock",
  "abstractKey": null
};

(node as any).hash = "8f06a2aae9f1a82ff35d3202a0be0b2b";

export default node;
