/**
 * @generated SignedSource<<6670741a6c7665c7186124156365530c>>
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
  "name": "QuotationBlock_block",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "words"
    },
    {
      "kind": "ScalarField",
      "name": "source"
    },
    {
      "kind": "ScalarField",
      "name": "address"
    },
    {
      "alias": "quotedLanguage",
      "kind": "ScalarField",
      "name": "language"
    }
  ],
  "type": "QuotationBlock"
};

(node as any).hash = "8f06a2aae9f1a82ff35d3202a0be0b2b";

export default node;
