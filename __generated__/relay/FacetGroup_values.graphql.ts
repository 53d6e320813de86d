/**
 * @generated SignedSource<<9376fca868c4d8d406f873bdfd45abb5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FacetGroup_values$data = {
  readonly total: number;
  readonly values: ReadonlyArray<{
    readonly count: number;
    readonly value: string;
  }>;
  readonly " $fragmentType": "FacetGroup_values";
};
export type FacetGroup_values$key = {
  readonly " $data"?: FacetGroup_values$data;
  readonly " $fragmentSpreads": FragmentRefs<"FacetGroup_values">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "FacetGroup_values",
  "selections": [
    {
      "concreteType": "FacetValue",
      "kind": "LinkedField",
      "name": "values",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "value"
        },
        {
          "kind": "ScalarField",
          "name": "count"
        }
      ]
    },
    {
      "kind": "ScalarField",
      "name": "total"
    }
  ],
  "type": "FacetValues"
};

(node as any).hash = "cbbe6f0ca1dab42350653e700d4ff14e";

export default node;
