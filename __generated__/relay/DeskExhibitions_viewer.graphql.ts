/**
 * @generated SignedSource<<860010ede559be8c69f4f9988b860cf3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DeskExhibitions_viewer$data = {
  readonly desk: {
    readonly exhibitions: {
      readonly __id: string;
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly " $fragmentSpreads": FragmentRefs<"DeskExhibitionItem_exhibition">;
        };
      }>;
    };
  } | null | undefined;
  readonly " $fragmentType": "DeskExhibitions_viewer";
};
export type DeskExhibitions_viewer$key = {
  readonly " $data"?: DeskExhibitions_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeskExhibitions_viewer">;
};

import DeskExhibitionsPaginationQuery_graphql from './DeskExhibitionsPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "desk",
  "exhibitions"
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
      "operation": DeskExhibitionsPaginationQuery_graphql
    },
    "throwOnFieldError": true
  },
  "name": "DeskExhibitions_viewer",
  "selections": [
    {
      "concreteType": "Desk",
      "kind": "LinkedField",
      "name": "desk",
      "plural": false,
      "selections": [
        {
          "alias": "exhibitions",
          "concreteType": "ExhibitionConnection",
          "kind": "LinkedField",
          "name": "__DeskExhibitions_desk_exhibitions_connection",
          "plural": false,
          "selections": [
            {
              "concreteType": "ExhibitionEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "concreteType": "Exhibition",
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
                      "name": "DeskExhibitionItem_exhibition"
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

(node as any).hash = "f4629f79b7e92f18038b0e876e6e4aae";

export default node;
