/**
 * @generated SignedSource<<14d246a7fef85e06494ee1eaa0fc9604>>
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "HeroSlide_work"
        }
      ],
      "storageKey": "highlights(first:5)"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "55559a34e707c2de9333e26bcbac854d";

export default node;
