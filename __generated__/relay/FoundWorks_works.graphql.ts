/**
 * @generated SignedSource<<6b652cbe2592ddd1caf65e173360ac7d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FoundWorks_works$data = {
  readonly correctedSearch: string | null | undefined;
  readonly edges: ReadonlyArray<{
    readonly match: {
      readonly " $fragmentSpreads": FragmentRefs<"MatchText_match">;
    } | null | undefined;
    readonly node: {
      readonly id: string;
      readonly recordLanguage: string | null | undefined;
    };
  }>;
  readonly " $fragmentType": "FoundWorks_works";
};
export type FoundWorks_works$key = {
  readonly " $data"?: FoundWorks_works$data;
  readonly " $fragmentSpreads": FragmentRefs<"FoundWorks_works">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FoundWorks_works",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "correctedSearch",
      "storageKey": null
    },
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
          "concreteType": "WorkMatch",
          "kind": "LinkedField",
          "name": "match",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "MatchText_match"
            }
          ],
          "storageKey": null
        },
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
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "recordLanguage",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WorkConnection",
  "abstractKey": null
};

(node as any).hash = "412f77168e66eb684115bcad8a1c6ae1";

export default node;
