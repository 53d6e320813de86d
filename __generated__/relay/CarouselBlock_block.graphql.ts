/**
 * @generated SignedSource<<84bcddf6c3b2c0a8866010bfde441e55>>
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "label",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CarouselSlide",
      "kind": "LinkedField",
      "name": "slides",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "TakenView",
          "kind": "LinkedField",
          "name": "view",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "view",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "ImageCut",
              "kind": "LinkedField",
              "name": "cuts",
              "plural": true,
              "selections": [
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
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "LookAt_view"
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "caption",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CarouselBlock",
  "abstractKey": null
};

(node as any).hash = "c08fe95056dd654bebcca33cfc0f1a98";

export default node;
