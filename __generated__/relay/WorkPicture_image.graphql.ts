/**
 * @generated SignedSource<<16f14c6015a800427b8766465e768afa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WorkPicture_image$data = {
  readonly alt: string | null | undefined;
  readonly derivativeWidths: ReadonlyArray<number>;
  readonly height: number;
  readonly placeholder: string;
  readonly service: string;
  readonly width: number;
  readonly " $fragmentType": "WorkPicture_image";
};
export type WorkPicture_image$key = {
  readonly " $data"?: WorkPicture_image$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkPicture_image">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WorkPicture_image",
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
      "kind": "ScalarField",
      "name": "alt"
    },
    {
      "kind": "ScalarField",
      "name": "placeholder"
    },
    {
      "kind": "ScalarField",
      "name": "derivativeWidths"
    }
  ],
  "type": "Image"
};

(node as any).hash = "6b4ba881467fe58792f750e2e76b93f2";

export default node;
