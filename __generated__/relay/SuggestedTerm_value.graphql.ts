/**
 * @generated SignedSource<<6ef6db19bb35b450334bf03bffd3aab2>>
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
  "name": "SuggestedTerm_value",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "value"
    },
    {
      "kind": "ScalarField",
      "name": "count"
    }
  ],
  "type": "FacetValue"
};

(node as any).hash = "0703f3d6c769b3abcd1443c3b2ebf145";

export default node;
