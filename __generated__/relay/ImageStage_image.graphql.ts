/**
 * @generated SignedSource<<b636319600312abc70eee60f32acf776>>
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
  "metadata": null,
  "name": "ImageStage_image",
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
      "name": "alt",
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

(node as any).hash = "0f247d9969f7bb84649e48ba96c0ffff";

export default node;
