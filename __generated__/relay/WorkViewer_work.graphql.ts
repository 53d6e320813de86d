/**
 * @generated SignedSource<<a5fb917b4657ad7b4a0804cf6efeba4c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WorkViewer_work$data = {
  readonly images: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"DeepZoom_images" | "ImageStage_image" | "ImageThumbnail_image">;
  }>;
  readonly title: string;
  readonly " $fragmentType": "WorkViewer_work";
};
export type WorkViewer_work$key = {
  readonly " $data"?: WorkViewer_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkViewer_work">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WorkViewer_work",
  "selections": [
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "ImageStage_image"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ImageThumbnail_image"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DeepZoom_images"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Work",
  "abstractKey": null
};

(node as any).hash = "d3f797d3032e96b6d9f2af603cd5c185";

export default node;
