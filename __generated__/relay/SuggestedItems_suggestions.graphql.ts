/**
 * @generated SignedSource<<c9fff8eb7411bc70e20fd07a63949545>>
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
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "value",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "count",
    "storageKey": null
  },
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "SuggestedTerm_value"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SuggestedItems_suggestions",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Work",
      "kind": "LinkedField",
      "name": "works",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slug",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Creator",
          "kind": "LinkedField",
          "name": "creators",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SuggestedWork_work"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FacetValue",
      "kind": "LinkedField",
      "name": "creators",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FacetValue",
      "kind": "LinkedField",
      "name": "subjects",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Suggestions",
  "abstractKey": null
};
})();

(node as any).hash = "f3ba6a53902e26562e1fdd478ced874d";

export default node;
