/**
 * @generated SignedSource<<b7bbe71e76facb70a78126c586ac4ec9>>
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
      "name": "recordLanguage",
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

(node as any).hash = "0b1cc5f325343da3d4dab47562266a32";

export default node;
