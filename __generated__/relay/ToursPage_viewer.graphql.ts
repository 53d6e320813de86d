/**
 * @generated SignedSource<<c31f1bdd3c7cf6b603e6af8cd44e3b24>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TourState = "ENDED" | "LIVE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ToursPage_viewer$data = {
  readonly account: {
    readonly __typename: "Account";
  } | null | undefined;
  readonly tours: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly code: string;
        readonly id: string;
        readonly startedAt: string;
        readonly state: TourState;
        readonly stepCount: number;
        readonly title: string;
      };
    }>;
  };
  readonly " $fragmentType": "ToursPage_viewer";
};
export type ToursPage_viewer$key = {
  readonly " $data"?: ToursPage_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ToursPage_viewer">;
};

import ToursPagePaginationQuery_graphql from './ToursPagePaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "tours"
],
v1 = {
  "kind": "ScalarField",
  "name": "__typename"
};
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
      "fragmentPathInResult": [
        "viewer"
      ],
      "operation": ToursPagePaginationQuery_graphql
    },
    "throwOnFieldError": true
  },
  "name": "ToursPage_viewer",
  "selections": [
    {
      "concreteType": "Account",
      "kind": "LinkedField",
      "name": "account",
      "plural": false,
      "selections": [
        (v1/*:: as any*/)
      ]
    },
    {
      "alias": "tours",
      "concreteType": "TourConnection",
      "kind": "LinkedField",
      "name": "__ToursPage_viewer_tours_connection",
      "plural": false,
      "selections": [
        {
          "concreteType": "TourEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "concreteType": "Tour",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "kind": "ScalarField",
                  "name": "id"
                },
                {
                  "kind": "ScalarField",
                  "name": "code"
                },
                {
                  "kind": "ScalarField",
                  "name": "title"
                },
                {
                  "kind": "ScalarField",
                  "name": "state"
                },
                {
                  "kind": "ScalarField",
                  "name": "startedAt"
                },
                {
                  "kind": "ScalarField",
                  "name": "stepCount"
                },
                (v1/*:: as any*/)
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

(node as any).hash = "5b8ed560a903c95ac54f13c4c71fccd1";

export default node;
