/**
 * @generated SignedSource<<c8678166bbd5ab8dc5377c968b031578>>
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
  "metadata": null,
  "name": "PublishDialog_exhibition",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publishAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TakenView",
      "kind": "LinkedField",
      "name": "cover",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DraftLink_exhibition"
    }
  ],
  "type": "Exhibition",
  "abstractKey": null
};

(node as any).hash = "929a64578fa3fadc02909f4f0627385d";

export default node;
