/**
 * @generated SignedSource<<1b5d36bd69b112ff14338c8352e151ce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type HomePage_exhibitions$data = {
  readonly exhibitions: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"HomeExhibitions_exhibition" | "HomeHero_exhibition">;
      };
    }>;
  };
  readonly " $fragmentType": "HomePage_exhibitions";
};
export type HomePage_exhibitions$key = {
  readonly " $data"?: HomePage_exhibitions$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomePage_exhibitions">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "HomePage_exhibitions",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 8
        }
      ],
      "concreteType": "ExhibitionConnection",
      "kind": "LinkedField",
      "name": "exhibitions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ExhibitionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Exhibition",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
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
                  "name": "HomeHero_exhibition"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "HomeExhibitions_exhibition"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "exhibitions(first:8)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "5888b7a32c10047c0c74af777c79111a";

export default node;
