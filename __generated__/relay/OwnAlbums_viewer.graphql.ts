/**
 * @generated SignedSource<<b80328281c35332d1ea0b3f3d2d1ead4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OwnAlbums_viewer$data = {
  readonly albums: {
    readonly __id: string;
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"AlbumGrid_albums">;
      };
    }>;
  };
  readonly " $fragmentType": "OwnAlbums_viewer";
};
export type OwnAlbums_viewer$key = {
  readonly " $data"?: OwnAlbums_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnAlbums_viewer">;
};

import OwnAlbumsPaginationQuery_graphql from './OwnAlbumsPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "albums"
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
      "operation": OwnAlbumsPaginationQuery_graphql
    },
    "throwOnFieldError": true
  },
  "name": "OwnAlbums_viewer",
  "selections": [
    {
      "alias": "albums",
      "concreteType": "AlbumConnection",
      "kind": "LinkedField",
      "name": "__OwnAlbums_viewer_albums_connection",
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
})();

(node as any).hash = "ba2ca98ccf6db51d75f8fa4a8387a19c";

export default node;
