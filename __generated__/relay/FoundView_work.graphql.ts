/**
 * @generated SignedSource<<fe7112d864e964836163aff1ca9bf621>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FoundView_work$data = {
  readonly id: string;
  readonly images: ReadonlyArray<{
    readonly alt: string | null | undefined;
    readonly height: number;
    readonly id: string;
    readonly service: string;
    readonly width: number;
    readonly " $fragmentSpreads": FragmentRefs<"DeepZoomView_image">;
  }>;
  readonly recordLanguage: string | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "FoundView_work";
};
export type FoundView_work$key = {
  readonly " $data"?: FoundView_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"FoundView_work">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FoundView_work",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "kind": "ScalarField",
      "name": "recordLanguage"
    },
    {
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "images",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "service"
        },
        {
          "kind": "ScalarField",
          "name": "width"
        },
        {
          "kind": "ScalarField",
          "name": "height"
        },
        {
          "kind": "ScalarField",
          "name": "alt"
        },
        {
          "kind": "FragmentSpread",
          "name": "DeepZoomView_image"
        }
      ]
    }
  ],
  "type": "Work"
};
})();

(node as any).hash = "559f518911c969a891b6aead645d3980";

export default node;
