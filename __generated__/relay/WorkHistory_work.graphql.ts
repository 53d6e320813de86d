/**
 * @generated SignedSource<<d660a32eeb95442377f41325586131f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WorkHistory_work$data = {
  readonly history: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly number: number;
        readonly " $fragmentSpreads": FragmentRefs<"RevisionItem_revision">;
      };
    }>;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "WorkHistory_work";
};
export type WorkHistory_work$key = {
  readonly " $data"?: WorkHistory_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkHistory_work">;
};

import WorkHistoryPaginationQuery_graphql from './WorkHistoryPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "history"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": 10,
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
        "node"
      ],
      "operation": WorkHistoryPaginationQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    },
    "throwOnFieldError": true
  },
  "name": "WorkHistory_work",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "alias": "history",
      "concreteType": "WorkRevisionConnection",
      "kind": "LinkedField",
      "name": "__WorkHistory_work_history_connection",
      "plural": false,
      "selections": [
        {
          "concreteType": "WorkRevisionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "concreteType": "WorkRevision",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "kind": "ScalarField",
                  "name": "number"
                },
                {
                  "kind": "FragmentSpread",
                  "name": "RevisionItem_revision"
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
  ],
  "type": "Work"
};
})();

(node as any).hash = "0234bbdffca0360dfd75567945113597";

export default node;
