/**
 * @generated SignedSource<<58fd045fc6137a63141c814e48b0ff1a>>
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
      "kind": "ScalarField",
      "name": "recordLanguage",
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
          "name": "width",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "height",
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PageLens_image"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useThrough_images"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Work",
  "abstractKey": null
};

(node as any).hash = "ab2424793743601d0311461fc54a49f3";

export default node;
