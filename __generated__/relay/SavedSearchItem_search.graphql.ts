/**
 * @generated SignedSource<<56e64d5426c1a3f37f2ccb61e57961de>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SavedSearchItem_search$data = {
  readonly id: string;
  readonly name: string;
  readonly newCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"savedSearchChoice_search">;
  readonly " $fragmentType": "SavedSearchItem_search";
};
export type SavedSearchItem_search$key = {
  readonly " $data"?: SavedSearchItem_search$data;
  readonly " $fragmentSpreads": FragmentRefs<"SavedSearchItem_search">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SavedSearchItem_search",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "name"
    },
    {
      "kind": "ScalarField",
      "name": "newCount"
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "savedSearchChoice_search",
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
  ],
  "type": "SavedSearch"
};

(node as any).hash = "c9b44494f029421fcfa5c9bd7f1f574c";

export default node;
