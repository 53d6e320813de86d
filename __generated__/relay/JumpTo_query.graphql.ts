/**
 * @generated SignedSource<<80296c0d732937e22441432377bd8069>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type JumpTo_query$data = {
  readonly workJumps: ReadonlyArray<{
    readonly at: string;
    readonly count: number;
    readonly label: string;
  }>;
  readonly " $fragmentType": "JumpTo_query";
};
export type JumpTo_query$key = {
  readonly " $data"?: JumpTo_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"JumpTo_query">;
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
  "name": "JumpTo_query",
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
        }
      ],
      "concreteType": "WorkJump",
      "kind": "LinkedField",
      "name": "workJumps",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "at"
        },
        {
          "kind": "ScalarField",
          "name": "label"
        },
        {
          "kind": "ScalarField",
          "name": "count"
        }
      ]
    }
  ],
  "type": "Query"
};

(node as any).hash = "01fb2299d21982b643b3988a95141a23";

export default node;
