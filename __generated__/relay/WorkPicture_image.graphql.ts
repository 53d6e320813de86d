/**
 * @generated SignedSource<<4b34876f8e8d3d205c7c827e0b7a393a>>
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

(node as any).hash = "6b4ba881467fe58792f750e2e76b93f2";

export default node;
