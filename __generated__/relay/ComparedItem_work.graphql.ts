/**
 * @generated SignedSource<<d4d24b0528f03c16ad102947c1b69139>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ComparedItem_work$data = {
  readonly creators: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly date: string | null | undefined;
  readonly images: ReadonlyArray<{
    readonly caption: string | null | undefined;
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ComparePane_image">;
  }>;
  readonly slug: string;
  readonly title: string;
  readonly " $fragmentType": "ComparedItem_work";
};
export type ComparedItem_work$key = {
  readonly " $data"?: ComparedItem_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"ComparedItem_work">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ComparedItem_work",
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
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "images",
      "plural": true,
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
          "name": "caption",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ComparePane_image"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Work",
  "abstractKey": null
};

(node as any).hash = "023d9e7a4f58a73e97ba5c61b7187928";

export default node;
