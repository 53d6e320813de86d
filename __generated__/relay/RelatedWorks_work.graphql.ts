/**
 * @generated SignedSource<<bcc8691834bd276e16540294fcc470e4>>
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
      "alias": null,
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "WorkStrip_works"
        }
      ],
      "storageKey": "related(first:12)"
    }
  ],
  "type": "Work",
  "abstractKey": null
};

(node as any).hash = "95ad6dd818ed2bc5418ed93ee121903e";

export default node;
