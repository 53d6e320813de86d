/**
 * @generated SignedSource<<8c43394ba129c17aa846e4adc3c36e94>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type QuotationBlock_block$data = {
  readonly address: string | null | undefined;
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
    }
  ],
  "type": "QuotationBlock",
  "abstractKey": null
};

(node as any).hash = "ae05f8b6e4901f2e6d7fd1efdb0c9885";

export default node;
