/**
 * @generated SignedSource<<eab3ebcc13234aaf1963e039041813b5>>
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
          "name": "DeepZoomView_image"
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

(node as any).hash = "bec11c47479f1a1c9eead834f42ae216";

export default node;
