/**
 * @generated SignedSource<<fc45e7493e706853f3b0876b29a33fbc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SuggestedTerm_value$data = {
  readonly count: number;
  readonly value: string;
  readonly " $fragmentType": "SuggestedTerm_value";
};
export type SuggestedTerm_value$key = {
  readonly " $data"?: SuggestedTerm_value$data;
  readonly " $fragmentSpreads": FragmentRefs<"SuggestedTerm_value">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SuggestedTerm_value",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "value",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    }
  ],
  "type": "FacetValue",
  "abstractKey": null
};

(node as any).hash = "0703f3d6c769b3abcd1443c3b2ebf145";

export default node;
