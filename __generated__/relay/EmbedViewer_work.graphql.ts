/**
 * @generated SignedSource<<f0c72f655df875c6a7cbedfb858711da>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EmbedViewer_work$data = {
  readonly creators: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly creditLine: string | null | undefined;
  readonly date: string | null | undefined;
  readonly recordLanguage: string | null | undefined;
  readonly rights: {
    readonly label: string;
  } | null | undefined;
  readonly slug: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"WorkViewer_work">;
  readonly " $fragmentType": "EmbedViewer_work";
};
export type EmbedViewer_work$key = {
  readonly " $data"?: EmbedViewer_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmbedViewer_work">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "EmbedViewer_work",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "slug"
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
      "name": "date"
    },
    {
      "kind": "ScalarField",
      "name": "creditLine"
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
        }
      ]
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
      "kind": "FragmentSpread",
      "name": "WorkViewer_work"
    }
  ],
  "type": "Work"
};

(node as any).hash = "b69644c1c4760e0ab467a24837b53adb";

export default node;
