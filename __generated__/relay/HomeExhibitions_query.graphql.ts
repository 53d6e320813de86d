/**
 * @generated SignedSource<<79c89cc76275da7177bdb9254bd5e41a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type HomeExhibitions_query$data = {
  readonly exhibitions: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"ExhibitionTile_exhibition">;
      };
    }>;
  };
  readonly " $fragmentType": "HomeExhibitions_query";
};
export type HomeExhibitions_query$key = {
  readonly " $data"?: HomeExhibitions_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeExhibitions_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "HomeExhibitions_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 4
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
                  "name": "ExhibitionTile_exhibition"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "exhibitions(first:4)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "4b649aa0773f15023419bc4f8670a410";

export default node;
