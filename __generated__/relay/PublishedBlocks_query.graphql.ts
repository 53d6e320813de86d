/**
 * @generated SignedSource<<09859f32ae57de3fc2376d8bef6264c0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PublishedBlocks_query$data = {
  readonly exhibition: {
    readonly blocks: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly " $fragmentSpreads": FragmentRefs<"ExhibitionBlocks_blocks">;
        };
      }>;
    };
    readonly " $fragmentSpreads": FragmentRefs<"PagedBlocks_exhibition">;
  } | null | undefined;
  readonly " $fragmentType": "PublishedBlocks_query";
};
export type PublishedBlocks_query$key = {
  readonly " $data"?: PublishedBlocks_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PublishedBlocks_query">;
};

import PublishedBlocksQuery_graphql from './PublishedBlocksQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "exhibition",
  "blocks"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": 40,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "from"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "slug"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [],
      "operation": PublishedBlocksQuery_graphql
    },
    "throwOnFieldError": true
  },
  "name": "PublishedBlocks_query",
  "selections": [
    {
      "args": [
        {
          "kind": "Variable",
          "name": "slug",
          "variableName": "slug"
        }
      ],
      "concreteType": "Exhibition",
      "kind": "LinkedField",
      "name": "exhibition",
      "plural": false,
      "selections": [
        {
          "kind": "FragmentSpread",
          "name": "PagedBlocks_exhibition"
        },
        {
          "alias": "blocks",
          "args": [
            {
              "kind": "Variable",
              "name": "from",
              "variableName": "from"
            }
          ],
          "concreteType": "ExhibitionBlockConnection",
          "kind": "LinkedField",
          "name": "__PublishedBlocks_exhibition_blocks_connection",
          "plural": false,
          "selections": [
            {
              "concreteType": "ExhibitionBlockEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "kind": "LinkedField",
                  "name": "node",
                  "plural": false,
                  "selections": [
                    {
                      "kind": "FragmentSpread",
                      "name": "ExhibitionBlocks_blocks"
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
            }
          ]
        }
      ]
    }
  ],
  "type": "Query"
};
})();

(node as any).hash = "52067e2dee33f00b851a8ad88c95cfe9";

export default node;
