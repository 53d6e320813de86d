/**
 * @generated SignedSource<<f3ab66a5bb9ab55cfd0c87951d1c274f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PrintSheet_work$data = {
  readonly creators: ReadonlyArray<{
    readonly name: string;
    readonly role: string | null | undefined;
  }>;
  readonly creditLine: string | null | undefined;
  readonly date: string | null | undefined;
  readonly dimensions: {
    readonly text: string;
  } | null | undefined;
  readonly identifier: string;
  readonly images: ReadonlyArray<{
    readonly height: number;
    readonly service: string;
    readonly width: number;
  }>;
  readonly recordLanguage: string | null | undefined;
  readonly rights: {
    readonly label: string;
  } | null | undefined;
  readonly technique: string | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "PrintSheet_work";
};
export type PrintSheet_work$key = {
  readonly " $data"?: PrintSheet_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"PrintSheet_work">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PrintSheet_work",
  "selections": [
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
      "name": "identifier"
    },
    {
      "concreteType": "Creator",
      "kind": "LinkedField",
      "name": "creators",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "name"
        },
        {
          "kind": "ScalarField",
          "name": "role"
        }
      ]
    },
    {
      "kind": "ScalarField",
      "name": "date"
    },
    {
      "kind": "ScalarField",
      "name": "technique"
    },
    {
      "concreteType": "Dimensions",
      "kind": "LinkedField",
      "name": "dimensions",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "text"
        }
      ]
    },
    {
      "kind": "ScalarField",
      "name": "creditLine"
    },
    {
      "concreteType": "Rights",
      "kind": "LinkedField",
      "name": "rights",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "label"
        }
      ]
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

(node as any).hash = "9be2d4a055f22a92f749d7daff148b1a";

export default node;
