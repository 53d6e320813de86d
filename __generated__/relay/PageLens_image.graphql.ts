/**
 * @generated SignedSource<<5e7024ea9bc462a8a6b1608e9a0c9c89>>
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
  "name": "PageLens_image",
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

(node as any).hash = "b36905b8e8207dafc9f896c240cfb846";

export default node;
