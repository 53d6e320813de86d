/**
 * @generated SignedSource<<d7492d09d2e3ecb2213380ad1820d768>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AlbumEditor_album$data = {
  readonly cover: {
    readonly id: string;
  } | null | undefined;
  readonly id: string;
  readonly title: string;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"AlbumWords_album">;
  readonly " $fragmentType": "AlbumEditor_album";
};
export type AlbumEditor_album$key = {
  readonly " $data"?: AlbumEditor_album$data;
  readonly " $fragmentSpreads": FragmentRefs<"AlbumEditor_album">;
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
  "name": "AlbumEditor_album",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "kind": "ScalarField",
      "name": "version"
    },
    {
      "concreteType": "AlbumEntry",
      "kind": "LinkedField",
      "name": "cover",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "AlbumWords_album"
    }
  ],
  "type": "Album"
};
})();

(node as any).hash = "f517aa02bf8857e2797e776e62cf8fde";

export default node;
