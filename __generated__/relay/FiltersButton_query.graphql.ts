/**
 * @generated SignedSource<<8ded0a409b07e7c11ee7f1d21b454e93>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FiltersButton_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"FilterSheet_query">;
  readonly " $fragmentType": "FiltersButton_query";
};
export type FiltersButton_query$key = {
  readonly " $data"?: FiltersButton_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"FiltersButton_query">;
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
  "name": "FiltersButton_query",
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
      "name": "FilterSheet_query"
    }
  ],
  "type": "Query"
};

(node as any).hash = "ffa2b664514031ab40d4a6385b2e4294";

export default node;
