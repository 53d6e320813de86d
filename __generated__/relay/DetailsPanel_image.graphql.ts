/**
 * @generated SignedSource<<9bde84fa9f382c2ff1c20a6109338378>>
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
      "concreteType": "Detail",
      "kind": "LinkedField",
      "name": "details",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "id"
        },
        {
          "kind": "ScalarField",
          "name": "caption"
        },
        {
          "kind": "ScalarField",
          "name": "description"
        },
        {
          "concreteType": "Region",
          "kind": "LinkedField",
          "name": "region",
          "plural": false,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "x"
            },
            {
              "kind": "ScalarField",
              "name": "y"
            },
            {
              "kind": "ScalarField",
              "name": "width"
            },
            {
              "kind": "ScalarField",
              "name": "height"
            }
          ]
        }
      ]
    }
  ],
  "type": "Image"
};

(node as any).hash = "879bfcd2c764c6ec00ee4d3fc7e1f99b";

export default node;
