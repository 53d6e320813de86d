/**
 * @generated SignedSource<<4062bf4ffa860794e398e90909a24f68>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WorksPage_facets$data = {
  readonly " $fragmentSpreads": FragmentRefs<"FacetPanel_query">;
  readonly " $fragmentType": "WorksPage_facets";
};
export type WorksPage_facets$key = {
  readonly " $data"?: WorksPage_facets$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorksPage_facets">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "filter"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "search"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorksPage_facets",
  "selections": [
    {
      "args": [
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "filter"
        },
        {
          "kind": "Variable",
          "name": "search",
          "variableName": "search"
        }
      ],
      "kind": "FragmentSpread",
      "name": "FacetPanel_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "fe9d6cb2d1100d87c56286b09bd057e9";

export default node;
