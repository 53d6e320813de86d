/**
 * @generated SignedSource<<a538fa66b9e647e48192504dfd12b12c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FavouritesPage_viewer$data = {
  readonly favouriteWorkIds: ReadonlyArray<string>;
  readonly favourites: {
    readonly __id: string;
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly primaryImage: {
          readonly height: number;
          readonly width: number;
        } | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"FavouriteItem_work">;
      };
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"SavedSearches_viewer" | "useRemoveFavourite_viewer">;
  readonly " $fragmentType": "FavouritesPage_viewer";
};
export type FavouritesPage_viewer$key = {
  readonly " $data"?: FavouritesPage_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"FavouritesPage_viewer">;
};

import FavouritesPagePaginationQuery_graphql from './FavouritesPagePaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "favourites"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": 36,
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
      "operation": FavouritesPagePaginationQuery_graphql
    },
    "throwOnFieldError": true
  },
  "name": "FavouritesPage_viewer",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "favouriteWorkIds"
    },
    {
      "alias": "favourites",
      "concreteType": "WorkConnection",
      "kind": "LinkedField",
      "name": "__FavouritesPage_viewer_favourites_connection",
      "plural": false,
      "selections": [
        {
          "concreteType": "WorkEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "concreteType": "Work",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "kind": "ScalarField",
                  "name": "id"
                },
                {
                  "concreteType": "Image",
                  "kind": "LinkedField",
                  "name": "primaryImage",
                  "plural": false,
                  "selections": [
                    {
                      "kind": "ScalarField",
                      "name": "width"
                    },
                    {
                      "kind": "ScalarField",
                      "name": "height"
                    }
                  ]
                },
                {
                  "kind": "FragmentSpread",
                  "name": "FavouriteItem_work"
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
    },
    {
      "kind": "FragmentSpread",
      "name": "SavedSearches_viewer"
    },
    {
      "kind": "FragmentSpread",
      "name": "useRemoveFavourite_viewer"
    }
  ],
  "type": "Viewer"
};
})();

(node as any).hash = "5c809ce4680f8d610d42602c480b7a3d";

export default node;
