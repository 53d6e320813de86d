/**
 * @generated SignedSource<<ffae3aeca0d271bee38a3de385904fcd>>
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
        readonly picture: {
          readonly __typename: "TakenView";
        } | null | undefined;
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
                  "alias": null,
                  "args": null,
                  "concreteType": "TakenView",
                  "kind": "LinkedField",
                  "name": "picture",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "__typename",
                      "storageKey": null
                    }
                  ],
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

(node as any).hash = "b4e510ae1b3b4e0773a35d534cefb153";

export default node;
