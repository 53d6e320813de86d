/**
 * @generated SignedSource<<f127853f789d6993052a08e0004b5e66>>
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
      "alias": null,
      "args": null,
      "concreteType": "Site",
      "kind": "LinkedField",
      "name": "site",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "workCount",
          "storageKey": null
        },
        {
          "alias": null,
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
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            }
          ],
          "storageKey": "highlights(first:5)"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "HomeHead_site"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "HomeHero_site"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "HomeRows_site"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "EmptyCollection_site"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ImportProgress_site"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HomePage_exhibitions"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NewestWorks_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "f84a377c484c1c3ddaa88a334cf70c89";

export default node;
