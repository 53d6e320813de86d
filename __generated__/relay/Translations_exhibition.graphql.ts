/**
 * @generated SignedSource<<8d77c6e055edc27dd4085d79ac35ac51>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Translations_exhibition$data = {
  readonly translations: ReadonlyArray<{
    readonly language: string;
    readonly slug: string;
  }>;
  readonly " $fragmentType": "Translations_exhibition";
};
export type Translations_exhibition$key = {
  readonly " $data"?: Translations_exhibition$data;
  readonly " $fragmentSpreads": FragmentRefs<"Translations_exhibition">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Translations_exhibition",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Exhibition",
      "kind": "LinkedField",
      "name": "translations",
      "plural": true,
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
          "name": "language",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Exhibition",
  "abstractKey": null
};

(node as any).hash = "11d6273848f5235e32cc1e8a813c463b";

export default node;
