/**
 * @generated SignedSource<<2836c47c6734295133ff0855ff984468>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WorksPage_facets$data = {
  readonly " $fragmentSpreads": FragmentRefs<"FacetPanel_query" | "FilterBar_query">;
  readonly " $fragmentType": "WorksPage_facets";
};
export type WorksPage_facets$key = {
  readonly " $data"?: WorksPage_facets$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorksPage_facets">;
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
  "metadata": null,
  "name": "WorksPage_facets",
  "selections": [
    {
      "args": (v0/*:: as any*/),
      "kind": "FragmentSpread",
      "name": "FacetPanel_query"
    },
    {
      "args": (v0/*:: as any*/),
      "kind": "FragmentSpread",
      "name": "FilterBar_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "249a92316fecb7417dff385cee1a565c";

export default node;
