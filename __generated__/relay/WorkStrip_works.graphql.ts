/**
 * @generated SignedSource<<da0ab125e33d42baf732aae671e0a2d5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WorkStrip_works$data = ReadonlyArray<{
  readonly id: string;
  readonly primaryImage: {
    readonly height: number;
    readonly width: number;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"WorkCard_work">;
  readonly " $fragmentType": "WorkStrip_works";
}>;
export type WorkStrip_works$key = ReadonlyArray<{
  readonly " $data"?: WorkStrip_works$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkStrip_works">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "WorkStrip_works",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "primaryImage",
      "plural": false,
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
      "name": "WorkCard_work"
    }
  ],
  "type": "Work"
};

(node as any).hash = "760d791a9656e38302c540d3f0161f26";

export default node;
