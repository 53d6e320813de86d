/**
 * @generated SignedSource<<daaf049f4c291685da05c0cafa4abfac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DraftBlocks_query$data = {
  readonly draft: {
    readonly blocks: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly " $fragmentSpreads": FragmentRefs<"ExhibitionBlocks_blocks">;
        };
      }>;
    };
    readonly " $fragmentSpreads": FragmentRefs<"PagedBlocks_exhibition">;
  } | null | undefined;
  readonly " $fragmentType": "DraftBlocks_query";
};
export type DraftBlocks_query$key = {
  readonly " $data"?: DraftBlocks_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"DraftBlocks_query">;
};

import DraftBlocksQuery_graphql from './DraftBlocksQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "draft",
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
      "name": "id"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "key"
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
      "operation": DraftBlocksQuery_graphql
    },
    "throwOnFieldError": true
  },
  "name": "DraftBlocks_query",
  "selections": [
    {
      "args": [
        {
          "kind": "Variable",
          "name": "id",
          "variableName": "id"
        },
        {
          "kind": "Variable",
          "name": "key",
          "variableName": "key"
        }
      ],
      "concreteType": "Exhibition",
      "kind": "LinkedField",
      "name": "draft",
      "plural": false,
      "selections": [
        {
          "kind": "FragmentSpread",
          "name": "PagedBlocks_exhibition"
        },
        {
          "alias": "blocks",
          "concreteType": "ExhibitionBlockConnection",
          "kind": "LinkedField",
          "name": "__DraftBlocks_draft_blocks_connection",
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

(node as any).hash = "29de24428436f6d584739ed6114da0f1";

export default node;
