/**
 * @generated SignedSource<<81325630d4b395d235bbf93f480bebd1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WorksPage_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"JumpTo_query" | "WorksList_query">;
  readonly " $fragmentType": "WorksPage_query";
};
export type WorksPage_query$key = {
  readonly " $data"?: WorksPage_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorksPage_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Variable",
  "name": "filter",
  "variableName": "filter"
},
v1 = {
  "kind": "Variable",
  "name": "order",
  "variableName": "order"
},
v2 = {
  "kind": "Variable",
  "name": "search",
  "variableName": "search"
};
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
      "name": "order"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "search"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "seed"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "startAt"
    }
  ],
  "kind": "Fragment",
  "name": "WorksPage_query",
  "selections": [
    {
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "first",
          "value": 36
        },
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "kind": "Variable",
          "name": "seed",
          "variableName": "seed"
        },
        {
          "kind": "Variable",
          "name": "startAt",
          "variableName": "startAt"
        }
      ],
      "kind": "FragmentSpread",
      "name": "WorksList_query"
    },
    {
      "args": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "kind": "FragmentSpread",
      "name": "JumpTo_query"
    }
  ],
  "type": "Query"
};
})();

(node as any).hash = "b31feca8028593fedef45214917c3e8d";

export default node;
