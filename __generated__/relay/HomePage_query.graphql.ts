/**
 * @generated SignedSource<<a13e2836adb5536065d86722b5f8ff82>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type HomePage_query$data = {
  readonly site: {
    readonly highlights: ReadonlyArray<{
      readonly id: string;
    }>;
    readonly workCount: number;
    readonly " $fragmentSpreads": FragmentRefs<"EmptyCollection_site" | "HomeHead_site" | "HomeHero_site" | "HomeRows_site" | "ImportProgress_site">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"HomePage_exhibitions" | "NewestWorks_query">;
  readonly " $fragmentType": "HomePage_query";
};
export type HomePage_query$key = {
  readonly " $data"?: HomePage_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomePage_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "HomePage_query",
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
        },
        {
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 5
            }
          ],
          "concreteType": "Work",
          "kind": "LinkedField",
          "name": "highlights",
          "plural": true,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "id"
            }
          ],
          "storageKey": "highlights(first:5)"
        },
        {
          "kind": "FragmentSpread",
          "name": "HomeHead_site"
        },
        {
          "kind": "FragmentSpread",
          "name": "HomeHero_site"
        },
        {
          "kind": "FragmentSpread",
          "name": "HomeRows_site"
        },
        {
          "kind": "FragmentSpread",
          "name": "EmptyCollection_site"
        },
        {
          "kind": "FragmentSpread",
          "name": "ImportProgress_site"
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "HomePage_exhibitions"
    },
    {
      "kind": "FragmentSpread",
      "name": "NewestWorks_query"
    }
  ],
  "type": "Query"
};

(node as any).hash = "f84a377c484c1c3ddaa88a334cf70c89";

export default node;
