/**
 * @generated SignedSource<<fc0af1185aae54b2f59f424fb98bf2fa>>
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
  "metadata": null,
  "name": "YearsFacet_facets",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "YearHistogram",
      "kind": "LinkedField",
      "name": "years",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "first",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "step",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "counts",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WorkFacets",
  "abstractKey": null
};

(node as any).hash = "7e88148a4736a738224a23e4940cef7f";

export default node;
