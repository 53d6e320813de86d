/**
 * @generated SignedSource<<5fd87616a3d8c1c930e709919fba1b43>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ExhibitionState = "DRAFT" | "PUBLISHED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type PublishDialog_exhibition$data = {
  readonly cover: {
    readonly __typename: "TakenView";
  } | null | undefined;
  readonly id: string;
  readonly publishAt: string | null | undefined;
  readonly slug: string;
  readonly state: ExhibitionState;
  readonly " $fragmentSpreads": FragmentRefs<"DraftLink_exhibition">;
  readonly " $fragmentType": "PublishDialog_exhibition";
};
export type PublishDialog_exhibition$key = {
  readonly " $data"?: PublishDialog_exhibition$data;
  readonly " $fragmentSpreads": FragmentRefs<"PublishDialog_exhibition">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "PublishDialog_exhibition",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "slug"
    },
    {
      "kind": "ScalarField",
      "name": "state"
    },
    {
      "kind": "ScalarField",
      "name": "publishAt"
    },
    {
      "concreteType": "TakenView",
      "kind": "LinkedField",
      "name": "cover",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "__typename"
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "DraftLink_exhibition"
    }
  ],
  "type": "Exhibition"
};

(node as any).hash = "929a64578fa3fadc02909f4f0627385d";

export default node;
