/**
 * @generated SignedSource<<dd919b5e6b13bce2c07fa459a431f797>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WorkListBlock_block$data = {
  readonly query: {
    readonly " $fragmentSpreads": FragmentRefs<"listChoice_query">;
  } | null | undefined;
  readonly title: string | null | undefined;
  readonly workCount: number;
  readonly works: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"WorkGrid_works">;
  }>;
  readonly " $fragmentType": "WorkListBlock_block";
};
export type WorkListBlock_block$key = {
  readonly " $data"?: WorkListBlock_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkListBlock_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WorkListBlock_block",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "concreteType": "WorkListQuery",
      "kind": "LinkedField",
      "name": "query",
      "plural": false,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "listChoice_query",
          "selections": [
            {
              "kind": "ScalarField",
              "name": "search"
            },
            {
              "kind": "ScalarField",
              "name": "order"
            },
            {
              "concreteType": "SavedFilter",
              "kind": "LinkedField",
              "name": "filter",
              "plural": false,
              "selections": [
                {
                  "kind": "ScalarField",
                  "name": "types"
                },
                {
                  "kind": "ScalarField",
                  "name": "creators"
                },
                {
                  "kind": "ScalarField",
                  "name": "subjects"
                },
                {
                  "kind": "ScalarField",
                  "name": "places"
                },
                {
                  "kind": "ScalarField",
                  "name": "techniques"
                },
                {
                  "kind": "ScalarField",
                  "name": "rights"
                },
                {
                  "kind": "ScalarField",
                  "name": "hasImage"
                },
                {
                  "kind": "ScalarField",
                  "name": "yearFrom"
                },
                {
                  "kind": "ScalarField",
                  "name": "yearTo"
                }
              ]
            }
          ],
          "argumentDefinitions": []
        }
      ]
    },
    {
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 12
        }
      ],
      "concreteType": "Work",
      "kind": "LinkedField",
      "name": "works",
      "plural": true,
      "selections": [
        {
          "kind": "FragmentSpread",
          "name": "WorkGrid_works"
        }
      ],
      "storageKey": "works(first:12)"
    },
    {
      "kind": "ScalarField",
      "name": "workCount"
    }
  ],
  "type": "WorkListBlock"
};

(node as any).hash = "29b7b168268cf521a80fac8ec12bc145";

export default node;
