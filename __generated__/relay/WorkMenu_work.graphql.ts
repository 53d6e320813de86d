/**
 * @generated SignedSource<<6efff102dae0901e22a3e6f459371ca6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WorkMenu_work$data = {
  readonly primaryImage: {
    readonly height: number;
    readonly service: string;
    readonly width: number;
  } | null | undefined;
  readonly slug: string;
  readonly " $fragmentSpreads": FragmentRefs<"CiteDialog_work" | "EmbedDialog_work">;
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
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "primaryImage",
      "plural": false,
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
    }
  ],
  "type": "Work",
  "abstractKey": null
};

(node as any).hash = "0db9bdf0e8d34d84c62846a9a001b3e9";

export default node;
