/**
 * @generated SignedSource<<901d34e0c2afa1f2da7d47d75f60856e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WriteAlts_works$data = ReadonlyArray<{
  readonly creators: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly date: string | null | undefined;
  readonly id: string;
  readonly identifier: string;
  readonly primaryImage: {
    readonly " $fragmentSpreads": FragmentRefs<"WorkPicture_image">;
  } | null | undefined;
  readonly technique: string | null | undefined;
  readonly title: string;
  readonly workType: string | null | undefined;
  readonly " $fragmentType": "WriteAlts_works";
}>;
export type WriteAlts_works$key = ReadonlyArray<{
  readonly " $data"?: WriteAlts_works$data;
  readonly " $fragmentSpreads": FragmentRefs<"WriteAlts_works">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "WriteAlts_works",
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
      "name": "identifier",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "workType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "technique",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "primaryImage",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WorkPicture_image"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Work",
  "abstractKey": null
};

(node as any).hash = "36203fd5dab6a5a9202f1688bb6e4314";

export default node;
