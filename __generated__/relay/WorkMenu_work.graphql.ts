/**
 * @generated SignedSource<<e3dd66f7316e5ac3a15117f433fc130a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WorkMenu_work$data = {
  readonly id: string;
  readonly images: ReadonlyArray<{
    readonly height: number;
    readonly service: string;
    readonly width: number;
  }>;
  readonly recordLanguage: string | null | undefined;
  readonly slug: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"CiteDialog_work" | "EmbedDialog_work" | "PrintSheet_work">;
  readonly " $fragmentType": "WorkMenu_work";
};
export type WorkMenu_work$key = {
  readonly " $data"?: WorkMenu_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkMenu_work">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WorkMenu_work",
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
    },
    {
      "kind": "FragmentSpread",
      "name": "CiteDialog_work"
    },
    {
      "kind": "FragmentSpread",
      "name": "EmbedDialog_work"
    },
    {
      "kind": "FragmentSpread",
      "name": "PrintSheet_work"
    }
  ],
  "type": "Work"
};

(node as any).hash = "0b1cc5f325343da3d4dab47562266a32";

export default node;
