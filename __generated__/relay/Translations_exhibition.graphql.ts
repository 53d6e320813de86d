/**
 * @generated SignedSource<<6777b39b15f9862a9e57cf51b899b904>>
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
      "concreteType": "Exhibition",
      "kind": "LinkedField",
      "name": "translations",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "slug"
        },
        {
          "kind": "ScalarField",
          "name": "language"
        }
      ]
    }
  ],
  "type": "Exhibition"
};

(node as any).hash = "11d6273848f5235e32cc1e8a813c463b";

export default node;
