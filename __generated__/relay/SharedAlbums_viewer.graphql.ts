/**
 * @generated SignedSource<<8e2835e5d49983f447b89b3173585d23>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SharedAlbums_viewer$data = {
  readonly sharedAlbums: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"AlbumGrid_albums">;
      };
    }>;
  };
  readonly " $fragmentType": "SharedAlbums_viewer";
};
export type SharedAlbums_viewer$key = {
  readonly " $data"?: SharedAlbums_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SharedAlbums_viewer">;
};

import SharedAlbumsPaginationQuery_graphql from './SharedAlbumsPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "sharedAlbums"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": 24,
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
      "operation": SharedAlbumsPaginationQuery_graphql
    },
    "throwOnFieldError": true
  },
  "name": "SharedAlbums_viewer",
  "selections": [
    {
      "alias": "sharedAlbums",
      "concreteType": "AlbumConnection",
      "kind": "LinkedField",
      "name": "__SharedAlbums_viewer_sharedAlbums_connection",
      "plural": false,
      "selections": [
        {
          "concreteType": "AlbumEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "concreteType": "Album",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "kind": "FragmentSpread",
                  "name": "AlbumGrid_albums"
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
  "type": "Viewer"
};
})();

(node as any).hash = "eddea5958536d0123e3201a04c80202d";

export default node;
