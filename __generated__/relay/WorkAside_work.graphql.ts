/**
 * @generated SignedSource<<0b50d9adb139a1c7ee1c079a3440c82f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WorkAside_work$data = {
  readonly id: string;
  readonly identifier: string;
  readonly imageCount: number;
  readonly primaryImage: {
    readonly " $fragmentSpreads": FragmentRefs<"WorkPicture_image">;
  } | null | undefined;
  readonly slug: string;
  readonly " $fragmentType": "WorkAside_work";
};
export type WorkAside_work$key = {
  readonly " $data"?: WorkAside_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkAside_work">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkAside_work",
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
      "name": "identifier",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "imageCount",
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

(node as any).hash = "2fbed037119bf35c141eb405305f9c3b";

export default node;
