/**
 * @generated SignedSource<<af9bf5f5687b4b3fbe4b1364362a17fe>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "width",
  "storageKey": null
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
      "name": "noteCount",
      "storageKey": null
    },
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
      "name": "alt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "placeholder",
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
      "kind": "ScalarField",
      "name": "pixelsPerCm",
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
    },
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
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeepZoomPanels_image"
    }
  ],
  "type": "Image",
  "abstractKey": null
};
})();

(node as any).hash = "d12409bdea077b1cdf38803075094f69";

export default node;
