/**
 * @generated SignedSource<<641ab2591e150e70f43b4a38f167f9a9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DetailsPanel_image$data = {
  readonly details: ReadonlyArray<{
    readonly caption: string;
    readonly description: string | null | undefined;
    readonly id: string;
    readonly region: {
      readonly height: number;
      readonly width: number;
      readonly x: number;
      readonly y: number;
    };
  }>;
  readonly " $fragmentType": "DetailsPanel_image";
};
export type DetailsPanel_image$key = {
  readonly " $data"?: DetailsPanel_image$data;
  readonly " $fragmentSpreads": FragmentRefs<"DetailsPanel_image">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DetailsPanel_image",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Detail",
      "kind": "LinkedField",
      "name": "details",
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
          "name": "caption",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Region",
          "kind": "LinkedField",
          "name": "region",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "x",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "y",
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Image",
  "abstractKey": null
};

(node as any).hash = "879bfcd2c764c6ec00ee4d3fc7e1f99b";

export default node;
