/**
 * @generated SignedSource<<663a31687e06eeb16a91463923d24c36>>
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
  "metadata": null,
  "name": "ImageThumbnail_image",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "caption",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "placeholder",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "derivativeWidths",
      "storageKey": null
    }
  ],
  "type": "Image",
  "abstractKey": null
};

(node as any).hash = "25309a04feef6495d6fe9e68c74ca55e";

export default node;
