/**
 * @generated SignedSource<<8b12ee1e6b73b853b735421e5d942d9c>>
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "service",
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
      "name": "WorkPicture_image"
    }
  ],
  "type": "Image",
  "abstractKey": null
};

(node as any).hash = "88b5d2471190ac55b36b015e7283f269";

export default node;
