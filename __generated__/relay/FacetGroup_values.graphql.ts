/**
 * @generated SignedSource<<862bea4ab8d0329c39cdf1d6c2dd1a37>>
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
  "metadata": null,
  "name": "FacetGroup_values",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FacetValue",
      "kind": "LinkedField",
      "name": "values",
      "plural": true,
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
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    }
  ],
  "type": "FacetValues",
  "abstractKey": null
};

(node as any).hash = "cbbe6f0ca1dab42350653e700d4ff14e";

export default node;
