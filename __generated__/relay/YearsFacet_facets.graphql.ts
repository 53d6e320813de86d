/**
 * @generated SignedSource<<26f883b176bba65950beee2691684f67>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type YearsFacet_facets$data = {
  readonly years: {
    readonly counts: ReadonlyArray<number>;
    readonly first: number;
    readonly step: number;
  } | null | undefined;
  readonly " $fragmentType": "YearsFacet_facets";
};
export type YearsFacet_facets$key = {
  readonly " $data"?: YearsFacet_facets$data;
  readonly " $fragmentSpreads": FragmentRefs<"YearsFacet_facets">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "YearsFacet_facets",
  "selections": [
    {
      "concreteType": "YearHistogram",
      "kind": "LinkedField",
      "name": "years",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "first"
        },
        {
          "kind": "ScalarField",
          "name": "step"
        },
        {
          "kind": "ScalarField",
          "name": "counts"
        }
      ]
    }
  ],
  "type": "WorkFacets"
};

(node as any).hash = "7e88148a4736a738224a23e4940cef7f";

export default node;
