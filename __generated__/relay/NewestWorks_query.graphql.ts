/**
 * @generated SignedSource<<0b23162ae7a01208cde1a5522d751ddd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NewestWorks_query$data = {
  readonly site: {
    readonly workCount: number;
  };
  readonly works: {
    readonly __id: string;
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"WorkStrip_works">;
      };
    }>;
  };
  readonly " $fragmentType": "NewestWorks_query";
};
export type NewestWorks_query$key = {
  readonly " $data"?: NewestWorks_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewestWorks_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": null,
        "cursor": null,
        "direction": "forward",
        "path": [
          "works"
        ]
      }
    ],
    "throwOnFieldError": true
  },
  "name": "NewestWorks_query",
  "selections": [
    {
      "concreteType": "Site",
      "kind": "LinkedField",
      "name": "site",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "workCount"
        }
      ]
    },
    {
      "alias": "works",
      "concreteType": "WorkConnection",
      "kind": "LinkedField",
      "name": "__NewestWorks_query_works_connection",
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
                  "kind": "FragmentSpread",
                  "name": "WorkStrip_works"
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
  "type": "Query"
};

(node as any).hash = "52d69eb5cf223a50c4b4d2aae78d16d5";

export default node;
