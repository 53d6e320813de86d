/**
 * @generated SignedSource<<67f44c17634d245ff9bc38a29e4568a0>>
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
  readonly height: number;
  readonly placeholder: string;
  readonly service: string;
  readonly tiles: {
    readonly scaleFactors: ReadonlyArray<number>;
    readonly width: number;
  };
  readonly width: number;
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
  "metadata": null,
  "name": "DeepZoomView_image",
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

(node as any).hash = "449981a03d66ee5b606b6354e46dc8ed";

export default node;
