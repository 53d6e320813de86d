/**
 * @generated SignedSource<<0818565e6b68237a6b76247882abd795>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SavedSearches_viewer$data = {
  readonly savedSearches: {
    readonly __id: string;
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly name: string;
        readonly seen: string | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"SavedSearchItem_search" | "savedSearchChoice_search">;
      };
    }>;
  };
  readonly " $fragmentType": "SavedSearches_viewer";
};
export type SavedSearches_viewer$key = {
  readonly " $data"?: SavedSearches_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SavedSearches_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": null,
        "cursor": null,
        "direction": "forward",
        "path": [
          "savedSearches"
        ]
      }
    ],
    "throwOnFieldError": true
  },
  "name": "SavedSearches_viewer",
  "selections": [
    {
      "alias": "savedSearches",
      "concreteType": "SavedSearchConnection",
      "kind": "LinkedField",
      "name": "__SavedSearches_viewer_savedSearches_connection",
      "plural": false,
      "selections": [
        {
          "concreteType": "SavedSearchEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "concreteType": "SavedSearch",
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
                  "name": "name"
                },
                {
                  "kind": "ScalarField",
                  "name": "seen"
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
                },
                {
                  "kind": "FragmentSpread",
                  "name": "SavedSearchItem_search"
                },
                {
                  "kind": "ScalarField",
                  "name": "__typename"
                }
              ]
            },
            {
              "kind": "ScalarField",
              "name": "cursor"
            }
          ]
        },
        {
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "endCursor"
            },
            {
              "kind": "ScalarField",
              "name": "hasNextPage"
            }
          ]
        },
        {
          "kind": "ClientExtension",
          "selections": [
            {
              "kind": "ScalarField",
              "name": "__id"
            }
          ]
        }
      ]
    }
  ],
  "type": "Viewer"
};

(node as any).hash = "0d2f1311ef00ac428b8db77d7cc8f86d";

export default node;
