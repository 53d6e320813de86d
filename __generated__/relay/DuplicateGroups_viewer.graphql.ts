/**
 * @generated SignedSource<<935c6415aa50ed8f136151fb35332829>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DuplicateGroups_viewer$data = {
  readonly desk: {
    readonly duplicates: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly works: ReadonlyArray<{
            readonly id: string;
          }>;
          readonly " $fragmentSpreads": FragmentRefs<"DuplicateGroup_group">;
        };
      }>;
    };
  } | null | undefined;
  readonly " $fragmentType": "DuplicateGroups_viewer";
};
export type DuplicateGroups_viewer$key = {
  readonly " $data"?: DuplicateGroups_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DuplicateGroups_viewer">;
};

import DuplicateGroupsPaginationQuery_graphql from './DuplicateGroupsPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "desk",
  "duplicates"
],
v1 = {
  "kind": "ScalarField",
  "name": "id"
};
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
      "operation": DuplicateGroupsPaginationQuery_graphql
    },
    "throwOnFieldError": true
  },
  "name": "DuplicateGroups_viewer",
  "selections": [
    {
      "concreteType": "Desk",
      "kind": "LinkedField",
      "name": "desk",
      "plural": false,
      "selections": [
        {
          "alias": "duplicates",
          "concreteType": "DuplicateGroupConnection",
          "kind": "LinkedField",
          "name": "__DuplicateGroups_desk_duplicates_connection",
          "plural": false,
          "selections": [
            {
              "concreteType": "DuplicateGroupEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "concreteType": "DuplicateGroup",
                  "kind": "LinkedField",
                  "name": "node",
                  "plural": false,
                  "selections": [
                    (v1/*:: as any*/),
                    {
                      "concreteType": "Work",
                      "kind": "LinkedField",
                      "name": "works",
                      "plural": true,
                      "selections": [
                        (v1/*:: as any*/)
                      ]
                    },
                    {
                      "kind": "FragmentSpread",
                      "name": "DuplicateGroup_group"
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
  "type": "Viewer"
};
})();

(node as any).hash = "3a36290e86a1f0a7fa731f0b12a06cde";

export default node;
