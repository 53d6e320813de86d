/**
 * @generated SignedSource<<3ddf137442ded15c34d04fa720af778c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PickResults_works$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"PickResult_work">;
    };
  }>;
  readonly totalCount: number;
  readonly " $fragmentType": "PickResults_works";
};
export type PickResults_works$key = {
  readonly " $data"?: PickResults_works$data;
  readonly " $fragmentSpreads": FragmentRefs<"PickResults_works">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PickResults_works",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "totalCount"
    },
    {
      "concreteType": "WorkEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "concreteType": "Work",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "id"
            },
            {
              "kind": "FragmentSpread",
              "name": "PickResult_work"
            }
          ]
        }
      ]
    }
  ],
  "type": "WorkConnection"
};

(node as any).hash = "9a5ecc5735f4e87bb9cbed1d08504508";

export default node;
