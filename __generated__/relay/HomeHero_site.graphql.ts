/**
 * @generated SignedSource<<7ad81051ec0d2f2dface73ef1c078ae5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type HomeHero_site$data = {
  readonly description: string;
  readonly highlights: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"HeroSlide_work">;
  }>;
  readonly title: string;
  readonly workCount: number;
  readonly " $fragmentType": "HomeHero_site";
};
export type HomeHero_site$key = {
  readonly " $data"?: HomeHero_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeHero_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "HomeHero_site",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "kind": "ScalarField",
      "name": "description"
    },
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
        },
        {
          "kind": "FragmentSpread",
          "name": "HeroSlide_work"
        }
      ],
      "storageKey": "highlights(first:5)"
    }
  ],
  "type": "Site"
};

(node as any).hash = "55559a34e707c2de9333e26bcbac854d";

export default node;
