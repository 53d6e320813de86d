/**
 * @generated SignedSource<<ba59540564f9ced5e1fee5d2a52666ae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TakenLens_image$data = {
  readonly alt: string | null | undefined;
  readonly height: number;
  readonly service: string;
  readonly tiles: {
    readonly scaleFactors: ReadonlyArray<number>;
    readonly width: number;
  };
  readonly width: number;
  readonly " $fragmentType": "TakenLens_image";
};
export type TakenLens_image$key = {
  readonly " $data"?: TakenLens_image$data;
  readonly " $fragmentSpreads": FragmentRefs<"TakenLens_image">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "width"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "TakenLens_image",
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

(node as any).hash = "170ab72e0c195f2cbca69051cdc1e970";

export default node;
