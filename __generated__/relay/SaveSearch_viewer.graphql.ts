/**
 * @generated SignedSource<<c66141320da08be76ecd5edf0264da03>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SaveSearch_viewer$data = {
  readonly savedSearches: {
    readonly __id: string;
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"savedSearchChoice_search">;
      };
    }>;
  };
  readonly " $fragmentType": "SaveSearch_viewer";
};
export type SaveSearch_viewer$key = {
  readonly " $data"?: SaveSearch_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SaveSearch_viewer">;
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
  "name": "SaveSearch_viewer",
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

(node as any).hash = "d5e2d6e1665c83cd6ff3fdbc31013af7";

export default node;
