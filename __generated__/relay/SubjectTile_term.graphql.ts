/**
 * @generated SignedSource<<a54a83d1d0104786635ff2693a0c8365>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SubjectTile_term$data = {
  readonly value: string;
  readonly workCount: number;
  readonly works: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly primaryImage: {
          readonly " $fragmentSpreads": FragmentRefs<"WorkPicture_image">;
        } | null | undefined;
      };
    }>;
  };
  readonly " $fragmentType": "SubjectTile_term";
};
export type SubjectTile_term$key = {
  readonly " $data"?: SubjectTile_term$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubjectTile_term">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SubjectTile_term",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "value",
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
          "value": 1
        }
      ],
      "concreteType": "WorkConnection",
      "kind": "LinkedField",
      "name": "works",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "WorkEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Work",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Image",
                  "kind": "LinkedField",
                  "name": "primaryImage",
                  "plural": false,
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "WorkPicture_image"
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "works(first:1)"
    }
  ],
  "type": "Term",
  "abstractKey": null
};

(node as any).hash = "8d94b437d784344789177a192a904bfa";

export default node;
