/**
 * @generated SignedSource<<47bf7aade93072fe338d9759affbe1d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NotesTool_work$data = {
  readonly images: ReadonlyArray<{
    readonly id: string;
    readonly noteCount: number;
  }>;
  readonly " $fragmentType": "NotesTool_work";
};
export type NotesTool_work$key = {
  readonly " $data"?: NotesTool_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotesTool_work">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "NotesTool_work",
  "selections": [
    {
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "images",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "id"
        },
        {
          "kind": "ScalarField",
          "name": "noteCount"
        }
      ]
    }
  ],
  "type": "Work"
};

(node as any).hash = "a9bba48021bb5d222b70701c6de68af4";

export default node;
