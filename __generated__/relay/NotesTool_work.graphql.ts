/**
 * @generated SignedSource<<1f6051207951f669e2697bf3844cb738>>
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
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "noteCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Work",
  "abstractKey": null
};

(node as any).hash = "a9bba48021bb5d222b70701c6de68af4";

export default node;
