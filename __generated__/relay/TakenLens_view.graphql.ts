/**
 * @generated SignedSource<<176ff0222d5e356e0ac79a42b9245fad>>
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
  "metadata": null,
  "name": "TakenLens_view",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "view",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Work",
      "kind": "LinkedField",
      "name": "work",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "image",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TakenLens_image"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TakenView",
  "abstractKey": null
};

(node as any).hash = "2dfcb33f564de2b15c3280d8879a336b";

export default node;
