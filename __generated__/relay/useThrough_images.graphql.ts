/**
 * @generated SignedSource<<1eb1e4ff688b66af476def6e63d2e611>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ImageRole = "BACK" | "DETAIL" | "FRONT" | "INFRARED" | "OTHER" | "OVERLAY" | "XRAY" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type useThrough_images$data = ReadonlyArray<{
  readonly caption: string | null | undefined;
  readonly derivativeWidths: ReadonlyArray<number>;
  readonly height: number;
  readonly registration: ReadonlyArray<{
    readonly from: {
      readonly x: number;
      readonly y: number;
    };
    readonly to: {
      readonly x: number;
      readonly y: number;
    };
  }> | null | undefined;
  readonly role: ImageRole;
  readonly service: string;
  readonly tiles: {
    readonly scaleFactors: ReadonlyArray<number>;
    readonly width: number;
  };
  readonly width: number;
  readonly " $fragmentType": "useThrough_images";
}>;
export type useThrough_images$key = ReadonlyArray<{
  readonly " $data"?: useThrough_images$data;
  readonly " $fragmentSpreads": FragmentRefs<"useThrough_images">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "width",
  "storageKey": null
},
v1 = [
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
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "useThrough_images",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "service",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
      "name": "role",
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
      "name": "derivativeWidths",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PointPair",
      "kind": "LinkedField",
      "name": "registration",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ImagePoint",
          "kind": "LinkedField",
          "name": "from",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ImagePoint",
          "kind": "LinkedField",
          "name": "to",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ImageTiles",
      "kind": "LinkedField",
      "name": "tiles",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "scaleFactors",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Image",
  "abstractKey": null
};
})();

(node as any).hash = "009ec04c8286c4cc03429402be19f41f";

export default node;
