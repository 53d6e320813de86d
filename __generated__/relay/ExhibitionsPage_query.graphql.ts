/**
 * @generated SignedSource<<0813410787941623ab23e3f27315339c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ExhibitionsPage_query$data = {
  readonly exhibitions: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"ExhibitionCard_exhibition">;
      };
    }>;
  };
  readonly " $fragmentType": "ExhibitionsPage_query";
};
export type ExhibitionsPage_query$key = {
  readonly " $data"?: ExhibitionsPage_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExhibitionsPage_query">;
};

import ExhibitionsPagePaginationQuery_graphql from './ExhibitionsPagePaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "exhibitions"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": 24,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
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
      "operation": ExhibitionsPagePaginationQuery_graphql
    },
    "throwOnFieldError": true
  },
  "name": "ExhibitionsPage_query",
  "selections": [
    {
      "alias": "exhibitions",
      "concreteType": "ExhibitionConnection",
      "kind": "LinkedField",
      "name": "__ExhibitionsPage_query_exhibitions_connection",
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
                  "name": "ExhibitionCard_exhibition"
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
  "type": "Query"
};
})();

(node as any).hash = "8a9889aa49b36c64e0471144d8c36ed4";

export default node;
