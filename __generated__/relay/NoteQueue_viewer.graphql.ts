/**
 * @generated SignedSource<<f138675ec0e6d38a835ebddb5984b64c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NoteQueue_viewer$data = {
  readonly desk: {
    readonly noteQueue: {
      readonly __id: string;
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly " $fragmentSpreads": FragmentRefs<"WaitingNote_note">;
        };
      }>;
    };
    readonly noteQueueLength: number;
  } | null | undefined;
  readonly " $fragmentType": "NoteQueue_viewer";
};
export type NoteQueue_viewer$key = {
  readonly " $data"?: NoteQueue_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoteQueue_viewer">;
};

import NoteQueuePaginationQuery_graphql from './NoteQueuePaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "desk",
  "noteQueue"
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
      "operation": NoteQueuePaginationQuery_graphql
    },
    "throwOnFieldError": true
  },
  "name": "NoteQueue_viewer",
  "selections": [
    {
      "concreteType": "Desk",
      "kind": "LinkedField",
      "name": "desk",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "noteQueueLength"
        },
        {
          "alias": "noteQueue",
          "concreteType": "NoteConnection",
          "kind": "LinkedField",
          "name": "__NoteQueue_desk_noteQueue_connection",
          "plural": false,
          "selections": [
            {
              "concreteType": "NoteEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "concreteType": "Note",
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
                      "name": "WaitingNote_note"
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

(node as any).hash = "e51f67f127da4f9804cd2e18105e35a8";

export default node;
