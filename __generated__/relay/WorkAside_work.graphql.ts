/**
 * @generated SignedSource<<b750b450e00ed958a27bae7995e35c5a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WorkAside_work$data = {
  readonly id: string;
  readonly identifier: string;
  readonly imageCount: number;
  readonly primaryImage: {
    readonly " $fragmentSpreads": FragmentRefs<"WorkPicture_image">;
  } | null | undefined;
  readonly slug: string;
  readonly " $fragmentType": "WorkAside_work";
};
export type WorkAside_work$key = {
  readonly " $data"?: WorkAside_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkAside_work">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "WorkAside_work",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "slug"
    },
    {
      "kind": "ScalarField",
      "name": "identifier"
    },
    {
      "kind": "ScalarField",
      "name": "imageCount"
    },
    {
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "primaryImage",
      "plural": false,
      "selections": [
        {
          "kind": "FragmentSpread",
          "name": "WorkPicture_image"
        }
      ]
    }
  ],
  "type": "Work"
};

(node as any).hash = "2fbed037119bf35c141eb405305f9c3b";

export default node;
