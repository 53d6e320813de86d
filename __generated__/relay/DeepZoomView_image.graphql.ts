/**
 * @generated SignedSource<<87f40540461b616579432e54c7ad02fa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DeepZoomView_image$data = {
  readonly alt: string | null | undefined;
  readonly derivativeWidths: ReadonlyArray<number>;
  readonly details: ReadonlyArray<{
    readonly __typename: "Detail";
  }>;
  readonly height: number;
  readonly id: string;
  readonly noteCount: number;
  readonly pixelsPerCm: number | null | undefined;
  readonly placeholder: string;
  readonly service: string;
  readonly tiles: {
    readonly scaleFactors: ReadonlyArray<number>;
    readonly width: number;
  };
  readonly width: number;
  readonly " $fragmentSpreads": FragmentRefs<"DeepZoomPanels_image">;
  readonly " $fragmentType": "DeepZoomView_image";
};
export type DeepZoomView_image$key = {
  readonly " $data"?: DeepZoomView_image$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeepZoomView_image">;
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
  "name": "DeepZoomView_image",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "noteCount"
    },
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
      "name": "placeholder"
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
      "concreteType": "Detail",
      "kind": "LinkedField",
      "name": "details",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "__typename"
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "DeepZoomPanels_image"
    }
  ],
  "type": "Image"
};
})();

(node as any).hash = "d12409bdea077b1cdf38803075094f69";

export default node;
