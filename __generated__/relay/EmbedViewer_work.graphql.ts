/**
 * @generated SignedSource<<6ed44a8a30ce0e654f9d218e18a6fb75>>
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
  "metadata": null,
  "name": "EmbedViewer_work",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recordLanguage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "date",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "creditLine",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Creator",
      "kind": "LinkedField",
      "name": "creators",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Rights",
      "kind": "LinkedField",
      "name": "rights",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WorkViewer_work"
    }
  ],
  "type": "Work",
  "abstractKey": null
};

(node as any).hash = "b69644c1c4760e0ab467a24837b53adb";

export default node;
