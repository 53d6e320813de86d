/**
 * @generated SignedSource<<6cbee0002591ff313daa96dbdbb60a7a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WorksPage_facets$data = {
  readonly " $fragmentSpreads": FragmentRefs<"FacetPanel_query" | "FiltersButton_query">;
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
      "name": "FiltersButton_query"
    }
  ],
  "type": "Query"
};
})();

(node as any).hash = "18b58c5575d486147d56f45bd3f88d5b";

export default node;
