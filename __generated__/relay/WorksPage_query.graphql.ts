/**
 * @generated SignedSource<<7900e4790e1bd44573e43823914cbde4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WorksPage_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"WorksList_query">;
  readonly " $fragmentType": "WorksPage_query";
};
export type WorksPage_query$key = {
  readonly " $data"?: WorksPage_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorksPage_query">;
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
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorksPage_query",
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
          "name": "order",
          "variableName": "order"
        },
        {
          "kind": "Variable",
          "name": "search",
          "variableName": "search"
        },
        {
          "kind": "Variable",
          "name": "seed",
          "variableName": "seed"
        }
      ],
      "kind": "FragmentSpread",
      "name": "WorksList_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "8cab9fde00c59b49b6c650a081b6a586";

export default node;
