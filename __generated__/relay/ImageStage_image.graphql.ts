/**
 * @generated SignedSource<<40235e4a4dd9766d4bd97e7bb7d81601>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ImageStage_image$data = {
  readonly alt: string | null | undefined;
  readonly caption: string | null | undefined;
  readonly derivativeWidths: ReadonlyArray<number>;
  readonly height: number;
  readonly placeholder: string;
  readonly service: string;
  readonly tiles: {
    readonly scaleFactors: ReadonlyArray<number>;
    readonly width: number;
  };
  readonly width: number;
  readonly " $fragmentType": "ImageStage_image";
};
export type ImageStage_image$key = {
  readonly " $data"?: ImageStage_image$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImageStage_image">;
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
  "name": "ImageStage_image",
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
      "name": "caption",
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

(node as any).hash = "480b4fa3f78375b3be66e3e16155eb68";

export default node;
