/**
 * @generated SignedSource<<4c62b59bacebc0a3279adfccebc511c8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FoundWorks_works$data = {
  readonly correctedSearch: string | null | undefined;
  readonly edges: ReadonlyArray<{
    readonly match: {
      readonly " $fragmentSpreads": FragmentRefs<"MatchText_match">;
    } | null | undefined;
    readonly node: {
      readonly id: string;
      readonly recordLanguage: string | null | undefined;
    };
  }>;
  readonly " $fragmentType": "FoundWorks_works";
};
export type FoundWorks_works$key = {
  readonly " $data"?: FoundWorks_works$data;
  readonly " $fragmentSpreads": FragmentRefs<"FoundWorks_works">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FoundWorks_works",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "correctedSearch"
    },
    {
      "concreteType": "WorkEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "concreteType": "WorkMatch",
          "kind": "LinkedField",
          "name": "match",
          "plural": false,
          "selections": [
            {
              "kind": "FragmentSpread",
              "name": "MatchText_match"
            }
          ]
        },
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
              "kind": "ScalarField",
              "name": "recordLanguage"
            }
          ]
        }
      ]
    }
  ],
  "type": "WorkConnection"
};

(node as any).hash = "412f77168e66eb684115bcad8a1c6ae1";

export default node;
