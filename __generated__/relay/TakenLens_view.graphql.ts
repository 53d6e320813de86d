/**
 * @generated SignedSource<<b84976f176356a2066e043f84ecba902>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TakenLens_view$data = {
  readonly image: {
    readonly " $fragmentSpreads": FragmentRefs<"TakenLens_image">;
  } | null | undefined;
  readonly view: string | null | undefined;
  readonly work: {
    readonly title: string;
  } | null | undefined;
  readonly " $fragmentType": "TakenLens_view";
};
export type TakenLens_view$key = {
  readonly " $data"?: TakenLens_view$data;
  readonly " $fragmentSpreads": FragmentRefs<"TakenLens_view">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "TakenLens_view",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "view"
    },
    {
      "concreteType": "Work",
      "kind": "LinkedField",
      "name": "work",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "title"
        }
      ]
    },
    {
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "image",
      "plural": false,
      "selections": [
        {
          "kind": "FragmentSpread",
          "name": "TakenLens_image"
        }
      ]
    }
  ],
  "type": "TakenView"
};

(node as any).hash = "2dfcb33f564de2b15c3280d8879a336b";

export default node;
