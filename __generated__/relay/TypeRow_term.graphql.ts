/**
 * @generated SignedSource<<cc1988b03b00bdb49c58513701cc136e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TypeRow_term$data = {
  readonly value: string;
  readonly workCount: number;
  readonly works: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"WorkStrip_works">;
      };
    }>;
  };
  readonly " $fragmentType": "TypeRow_term";
};
export type TypeRow_term$key = {
  readonly " $data"?: TypeRow_term$data;
  readonly " $fragmentSpreads": FragmentRefs<"TypeRow_term">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TypeRow_term",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "value"
    },
    {
      "kind": "ScalarField",
      "name": "workCount"
    },
    {
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 16
        }
      ],
      "concreteType": "WorkConnection",
      "kind": "LinkedField",
      "name": "works",
      "plural": false,
      "selections": [
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
                  "kind": "FragmentSpread",
                  "name": "WorkStrip_works"
                }
              ]
            }
          ]
        }
      ],
      "storageKey": "works(first:16)"
    }
  ],
  "type": "Term"
};

(node as any).hash = "6b9f63de501c0e4312b91b90c9d794b4";

export default node;
