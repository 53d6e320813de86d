/**
 * @generated SignedSource<<f2e29e928a35667d4b956ead65d2eef3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ImageThumbnail_image$data = {
  readonly caption: string | null | undefined;
  readonly derivativeWidths: ReadonlyArray<number>;
  readonly height: number;
  readonly placeholder: string;
  readonly service: string;
  readonly width: number;
  readonly " $fragmentType": "ImageThumbnail_image";
};
export type ImageThumbnail_image$key = {
  readonly " $data"?: ImageThumbnail_image$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImageThumbnail_image">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ImageThumbnail_image",
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

(node as any).hash = "25309a04feef6495d6fe9e68c74ca55e";

export default node;
