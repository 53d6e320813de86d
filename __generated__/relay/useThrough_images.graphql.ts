/**
 * @generated SignedSource<<2ad59a886abaacd930882fc2ebc4d61b>>
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
  "kind": "ScalarField",
  "name": "width"
},
v1 = [
  {
    "kind": "ScalarField",
    "name": "x"
  },
  {
    "kind": "ScalarField",
    "name": "y"
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
      "kind": "ScalarField",
      "name": "service"
    },
    (v0/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "height"
    },
    {
      "kind": "ScalarField",
      "name": "role"
    },
    {
      "kind": "ScalarField",
      "name": "caption"
    },
    {
      "kind": "ScalarField",
      "name": "derivativeWidths"
    },
    {
      "concreteType": "PointPair",
      "kind": "LinkedField",
      "name": "registration",
      "plural": true,
      "selections": [
        {
          "concreteType": "ImagePoint",
          "kind": "LinkedField",
          "name": "from",
          "plural": false,
          "selections": (v1/*:: as any*/)
        },
        {
          "concreteType": "ImagePoint",
          "kind": "LinkedField",
          "name": "to",
          "plural": false,
          "selections": (v1/*:: as any*/)
        }
      ]
    },
    {
      "concreteType": "ImageTiles",
      "kind": "LinkedField",
      "name": "tiles",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "scaleFactors"
        }
      ]
    }
  ],
  "type": "Image"
};
})();

(node as any).hash = "009ec04c8286c4cc03429402be19f41f";

export default node;
