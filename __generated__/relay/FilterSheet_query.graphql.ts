/**
 * @generated SignedSource<<b33a4d0a5bdc19bf7a4e71b76791cc8a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FilterSheet_query$data = {
  readonly workFacets: {
    readonly withImage: number;
    readonly withoutImage: number;
  };
  readonly " $fragmentSpreads": FragmentRefs<"FacetPanel_query">;
  readonly " $fragmentType": "FilterSheet_query";
};
export type FilterSheet_query$key = {
  readonly " $data"?: FilterSheet_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"FilterSheet_query">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
];
return {
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
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FilterSheet_query",
  "selections": [
    {
      "args": (v0/*:: as any*/),
      "concreteType": "WorkFacets",
      "kind": "LinkedField",
      "name": "workFacets",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "withImage"
        },
        {
          "kind": "ScalarField",
          "name": "withoutImage"
        }
      ]
    },
    {
      "args": (v0/*:: as any*/),
      "kind": "FragmentSpread",
      "name": "FacetPanel_query"
    }
  ],
  "type": "Query"
};
})();

(node as any).hash = "05357fd7e05f9d950677e20b4e799300";

export default node;
