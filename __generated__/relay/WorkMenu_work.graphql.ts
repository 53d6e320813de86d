/**
 * @generated SignedSource<<ef55de1ee4d65911e4c7f54271675cdd>>
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "images",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "service",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "width",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "height",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CiteDialog_work"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EmbedDialog_work"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PrintSheet_work"
    }
  ],
  "type": "Work",
  "abstractKey": null
};

(node as any).hash = "356a6538cf9941a4a4c0ce34d3ba46cb";

export default node;
