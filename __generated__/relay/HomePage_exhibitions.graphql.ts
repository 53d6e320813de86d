/**
 * @generated SignedSource<<768d530135ec40ca2e1e57324cfcda2c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type HomePage_exhibitions$data = {
  readonly exhibitions: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly picture: {
          readonly __typename: "TakenView";
        } | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"HomeExhibitions_exhibition" | "HomeHero_exhibition">;
      };
    }>;
  };
  readonly " $fragmentType": "HomePage_exhibitions";
};
export type HomePage_exhibitions$key = {
  readonly " $data"?: HomePage_exhibitions$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomePage_exhibitions">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "HomePage_exhibitions",
  "selections": [
    {
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 8
        }
      ],
      "concreteType": "ExhibitionConnection",
      "kind": "LinkedField",
      "name": "exhibitions",
      "plural": false,
      "selections": [
        {
          "concreteType": "ExhibitionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "concreteType": "Exhibition",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "kind": "ScalarField",
                  "name": "id"
                },
                {
                  "concreteType": "TakenView",
                  "kind": "LinkedField",
                  "name": "picture",
                  "plural": false,
                  "selections": [
                    {
                      "kind": "ScalarField",
                      "name": "__typename"
                    }
                  ]
                },
                {
                  "kind": "FragmentSpread",
                  "name": "HomeHero_exhibition"
                },
                {
                  "kind": "FragmentSpread",
                  "name": "HomeExhibitions_exhibition"
                }
              ]
            }
          ]
        }
      ],
      "storageKey": "exhibitions(first:8)"
    }
  ],
  "type": "Query"
};

(node as any).hash = "b4e510ae1b3b4e0773a35d534cefb153";

export default node;
