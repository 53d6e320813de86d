/**
 * @generated SignedSource<<2afce613320fb944905014e5fc8826bc>>
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
  "metadata": null,
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

(node as any).hash = "3c64ec1ec5032b931ba589fc2e99e10b";

export default node;
