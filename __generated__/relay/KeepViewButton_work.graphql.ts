/**
 * @generated SignedSource<<96386882623eeaf0dadf05e318496330>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type KeepViewButton_work$data = {
  readonly id: string;
  readonly images: ReadonlyArray<{
    readonly height: number;
    readonly service: string;
    readonly width: number;
  }>;
  readonly recordLanguage: string | null | undefined;
  readonly slug: string;
  readonly title: string;
  readonly " $fragmentType": "KeepViewButton_work";
};
export type KeepViewButton_work$key = {
  readonly " $data"?: KeepViewButton_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"KeepViewButton_work">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "KeepViewButton_work",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "kind": "ScalarField",
      "name": "recordLanguage"
    },
    {
      "kind": "ScalarField",
      "name": "slug"
    },
    {
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "images",
      "plural": true,
      "selections": [
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
        }
      ]
    }
  ],
  "type": "Work"
};

(node as any).hash = "6d958ac1b1cc4862cd5a240a72be0978";

export default node;
