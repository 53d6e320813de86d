/**
 * @generated SignedSource<<bc34ab503ac1d8d553f86cf1d7194ee5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ImportList_viewer$data = {
  readonly desk: {
    readonly imports: {
      readonly __id: string;
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly " $fragmentSpreads": FragmentRefs<"ImportItem_run">;
        };
      }>;
    };
  } | null | undefined;
  readonly " $fragmentType": "ImportList_viewer";
};
export type ImportList_viewer$key = {
  readonly " $data"?: ImportList_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportList_viewer">;
};

import ImportListPaginationQuery_graphql from './ImportListPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "desk",
  "imports"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": 20,
      "kind": "LocalArgument",
      "name": "first"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "first",
        "cursor": "after",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "first",
          "cursor": "after"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "viewer"
      ],
      "operation": ImportListPaginationQuery_graphql
    },
    "throwOnFieldError": true
  },
  "name": "ImportList_viewer",
  "selections": [
    {
      "concreteType": "Desk",
      "kind": "LinkedField",
      "name": "desk",
      "plural": false,
      "selections": [
        {
          "alias": "imports",
          "concreteType": "ImportConnection",
          "kind": "LinkedField",
          "name": "__ImportList_desk_imports_connection",
          "plural": false,
          "selections": [
            {
              "concreteType": "ImportEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "concreteType": "Import",
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
                      "name": "ImportItem_run"
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
      ]
    }
  ],
  "type": "Viewer"
};
})();

(node as any).hash = "bf61cfd206a4af8b458fd6c5e9640d40";

export default node;
