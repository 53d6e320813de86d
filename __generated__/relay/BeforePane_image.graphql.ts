/**
 * @generated SignedSource<<2044792b596150723b58c5f246f1d871>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type BeforePane_image$data = {
  readonly height: number;
  readonly service: string;
  readonly width: number;
  readonly " $fragmentSpreads": FragmentRefs<"WorkPicture_image">;
  readonly " $fragmentType": "BeforePane_image";
};
export type BeforePane_image$key = {
  readonly " $data"?: BeforePane_image$data;
  readonly " $fragmentSpreads": FragmentRefs<"BeforePane_image">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BeforePane_image",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "service"
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
      "name": "WorkPicture_image"
    }
  ],
  "type": "Image"
};

(node as any).hash = "88b5d2471190ac55b36b015e7283f269";

export default node;
