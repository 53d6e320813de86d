/**
 * @generated SignedSource<<7c6148f620f0c283005da03c4d5f2d81>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ComparePane_image$data = {
  readonly alt: string | null | undefined;
  readonly derivativeWidths: ReadonlyArray<number>;
  readonly height: number;
  readonly pixelsPerCm: number | null | undefined;
  readonly service: string;
  readonly tiles: {
    readonly scaleFactors: ReadonlyArray<number>;
    readonly width: number;
  };
  readonly width: number;
  readonly " $fragmentSpreads": FragmentRefs<"BeforePane_image">;
  readonly " $fragmentType": "ComparePane_image";
};
export type ComparePane_image$key = {
  readonly " $data"?: ComparePane_image$data;
  readonly " $fragmentSpreads": FragmentRefs<"ComparePane_image">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "width"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ComparePane_image",
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
      "name": "alt"
    },
    {
      "kind": "ScalarField",
      "name": "derivativeWidths"
    },
    {
      "kind": "ScalarField",
      "name": "pixelsPerCm"
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
    },
    {
      "kind": "FragmentSpread",
      "name": "BeforePane_image"
    }
  ],
  "type": "Image"
};
})();

(node as any).hash = "d7109e1a9a77225dae9b8e5f54ad043b";

export default node;
