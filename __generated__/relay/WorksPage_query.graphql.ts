/**
 * @generated SignedSource<<039eb11067fa6d5229abfeb9bb82105f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WorksPage_query$data = {
  readonly site: {
    readonly " $fragmentSpreads": FragmentRefs<"WorksControls_site">;
  };
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
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WorksPage_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Site",
      "kind": "LinkedField",
      "name": "site",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WorksControls_site"
        }
      ],
      "storageKey": null
    },
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
        }
      ],
      "kind": "FragmentSpread",
      "name": "WorksList_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "369c03a4f41ad6b2a4dc3dca4330301c";

export default node;
