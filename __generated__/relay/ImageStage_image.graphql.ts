/**
 * @generated SignedSource<<d893c7f6589a00d1e10c1bd30f4399fa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ImageStage_image$data = {
  readonly alt: string | null | undefined;
  readonly caption: string | null | undefined;
  readonly derivativeWidths: ReadonlyArray<number>;
  readonly height: number;
  readonly placeholder: string;
  readonly service: string;
  readonly width: number;
  readonly " $fragmentType": "ImageStage_image";
};
export type ImageStage_image$key = {
  readonly " $data"?: ImageStage_image$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImageStage_image">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ImageStage_image",
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
      "name": "caption"
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

(node as any).hash = "0f247d9969f7bb84649e48ba96c0ffff";

export default node;
