/**
 * @generated SignedSource<<202b1ef9ff4e16f0a61fb1429e188b6b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WorkViewer_work$data = {
  readonly images: ReadonlyArray<{
    readonly height: number;
    readonly id: string;
    readonly width: number;
    readonly " $fragmentSpreads": FragmentRefs<"DeepZoom_images" | "ImageStage_image" | "ImageThumbnail_image" | "PageLens_image" | "useThrough_images">;
  }>;
  readonly recordLanguage: string | null | undefined;
  readonly slug: string;
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
      "kind": "ScalarField",
      "name": "slug"
    },
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "kind": "ScalarField",
      "name": "recordLanguage"
    },
    {
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "images",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "id"
        },
        {
          "kind": "ScalarField",
          "name": "width"
        },
        {
          "kind": "ScalarField",
          "name": "height"
        },
        {
          "kind": "FragmentSpread",
          "name": "ImageStage_image"
        },
        {
          "kind": "FragmentSpread",
          "name": "ImageThumbnail_image"
        },
        {
          "kind": "FragmentSpread",
          "name": "DeepZoom_images"
        },
        {
          "kind": "FragmentSpread",
          "name": "PageLens_image"
        },
        {
          "kind": "FragmentSpread",
          "name": "useThrough_images"
        }
      ]
    }
  ],
  "type": "Work"
};

(node as any).hash = "ab2424793743601d0311461fc54a49f3";

export default node;
