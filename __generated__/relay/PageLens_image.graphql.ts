/**
 * @generated SignedSource<<d0f73b8e7df04319ac247854385cbdee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PageLens_image$data = {
  readonly alt: string | null | undefined;
  readonly height: number;
  readonly service: string;
  readonly tiles: {
    readonly scaleFactors: ReadonlyArray<number>;
    readonly width: number;
  };
  readonly width: number;
  readonly " $fragmentType": "PageLens_image";
};
export type PageLens_image$key = {
  readonly " $data"?: PageLens_image$data;
  readonly " $fragmentSpreads": FragmentRefs<"PageLens_image">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "width"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "PageLens_image",
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

(node as any).hash = "b36905b8e8207dafc9f896c240cfb846";

export default node;
