/**
 * @generated SignedSource<<49f8a019df010abe76dace46255d6768>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CarouselBlock_block$data = {
  readonly label: string;
  readonly slides: ReadonlyArray<{
    readonly caption: string | null | undefined;
    readonly key: string;
    readonly view: {
      readonly cuts: ReadonlyArray<{
        readonly height: number;
        readonly width: number;
      }>;
      readonly view: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"LookAt_view">;
    };
  }>;
  readonly " $fragmentType": "CarouselBlock_block";
};
export type CarouselBlock_block$key = {
  readonly " $data"?: CarouselBlock_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CarouselBlock_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CarouselBlock_block",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "label"
    },
    {
      "concreteType": "CarouselSlide",
      "kind": "LinkedField",
      "name": "slides",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "key"
        },
        {
          "concreteType": "TakenView",
          "kind": "LinkedField",
          "name": "view",
          "plural": false,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "view"
            },
            {
              "concreteType": "ImageCut",
              "kind": "LinkedField",
              "name": "cuts",
              "plural": true,
              "selections": [
                {
                  "kind": "ScalarField",
                  "name": "width"
                },
                {
                  "kind": "ScalarField",
                  "name": "height"
                }
              ]
            },
            {
              "kind": "FragmentSpread",
              "name": "LookAt_view"
            }
          ]
        },
        {
          "kind": "ScalarField",
          "name": "caption"
        }
      ]
    }
  ],
  "type": "CarouselBlock"
};

(node as any).hash = "c08fe95056dd654bebcca33cfc0f1a98";

export default node;
