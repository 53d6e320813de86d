/**
 * @generated SignedSource<<c1b1dcd21c98e8f0123fad02378001d6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PickWork_suggestions$data = {
  readonly works: ReadonlyArray<{
    readonly slug: string;
    readonly " $fragmentSpreads": FragmentRefs<"SuggestedWork_work">;
  }> | null | undefined;
  readonly " $fragmentType": "PickWork_suggestions";
};
export type PickWork_suggestions$key = {
  readonly " $data"?: PickWork_suggestions$data;
  readonly " $fragmentSpreads": FragmentRefs<"PickWork_suggestions">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PickWork_suggestions",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "SuggestedWork_work"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Suggestions",
  "abstractKey": null
};

(node as any).hash = "f1ce0383543612d21d03655e909593a0";

export default node;
