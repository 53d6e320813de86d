/**
 * @generated SignedSource<<4693bd75b0920004f83b352d1b0d756d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SuggestedItems_suggestions$data = {
  readonly creators: ReadonlyArray<{
    readonly count: number;
    readonly value: string;
    readonly " $fragmentSpreads": FragmentRefs<"SuggestedTerm_value">;
  }>;
  readonly subjects: ReadonlyArray<{
    readonly count: number;
    readonly value: string;
    readonly " $fragmentSpreads": FragmentRefs<"SuggestedTerm_value">;
  }>;
  readonly works: ReadonlyArray<{
    readonly creators: ReadonlyArray<{
      readonly name: string;
    }>;
    readonly date: string | null | undefined;
    readonly slug: string;
    readonly title: string;
    readonly " $fragmentSpreads": FragmentRefs<"SuggestedWork_work">;
  }> | null | undefined;
  readonly " $fragmentType": "SuggestedItems_suggestions";
};
export type SuggestedItems_suggestions$key = {
  readonly " $data"?: SuggestedItems_suggestions$data;
  readonly " $fragmentSpreads": FragmentRefs<"SuggestedItems_suggestions">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "ScalarField",
    "name": "value"
  },
  {
    "kind": "ScalarField",
    "name": "count"
  },
  {
    "kind": "FragmentSpread",
    "name": "SuggestedTerm_value"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "SuggestedItems_suggestions",
  "selections": [
    {
      "concreteType": "Work",
      "kind": "LinkedField",
      "name": "works",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "slug"
        },
        {
          "kind": "ScalarField",
          "name": "title"
        },
        {
          "concreteType": "Creator",
          "kind": "LinkedField",
          "name": "creators",
          "plural": true,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "name"
            }
          ]
        },
        {
          "kind": "ScalarField",
          "name": "date"
        },
        {
          "kind": "FragmentSpread",
          "name": "SuggestedWork_work"
        }
      ]
    },
    {
      "concreteType": "FacetValue",
      "kind": "LinkedField",
      "name": "creators",
      "plural": true,
      "selections": (v0/*:: as any*/)
    },
    {
      "concreteType": "FacetValue",
      "kind": "LinkedField",
      "name": "subjects",
      "plural": true,
      "selections": (v0/*:: as any*/)
    }
  ],
  "type": "Suggestions"
};
})();

(node as any).hash = "f3ba6a53902e26562e1fdd478ced874d";

export default node;
