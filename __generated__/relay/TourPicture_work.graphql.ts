/**
 * @generated SignedSource<<3b9f7e4aed45e86f92c6663af2aac998>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TourPicture_work$data = {
  readonly images: ReadonlyArray<{
    readonly height: number;
    readonly id: string;
    readonly width: number;
    readonly " $fragmentSpreads": FragmentRefs<"DeepZoomView_image" | "useThrough_images">;
  }>;
  readonly recordLanguage: string | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "TourPicture_work";
};
export type TourPicture_work$key = {
  readonly " $data"?: TourPicture_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"TourPicture_work">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TourPicture_work",
  "selections": [
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
          "name": "DeepZoomView_image"
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

(node as any).hash = "bec11c47479f1a1c9eead834f42ae216";

export default node;
