/**
 * @generated SignedSource<<fc08be77ed88d51627376bd9202d7ea5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RelatedWorks_work$data = {
  readonly related: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"WorkStrip_works">;
  }>;
  readonly " $fragmentType": "RelatedWorks_work";
};
export type RelatedWorks_work$key = {
  readonly " $data"?: RelatedWorks_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"RelatedWorks_work">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RelatedWorks_work",
  "selections": [
    {
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 12
        }
      ],
      "concreteType": "Work",
      "kind": "LinkedField",
      "name": "related",
      "plural": true,
      "selections": [
        {
          "kind": "FragmentSpread",
          "name": "WorkStrip_works"
        }
      ],
      "storageKey": "related(first:12)"
    }
  ],
  "type": "Work"
};

(node as any).hash = "95ad6dd818ed2bc5418ed93ee121903e";

export default node;
