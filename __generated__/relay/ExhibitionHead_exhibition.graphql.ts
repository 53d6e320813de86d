/**
 * @generated SignedSource<<1e8a201e17432082b72064bfae25bd93>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { RichText } from "../../src/text/rich-text";
import { FragmentRefs } from "relay-runtime";
export type ExhibitionHead_exhibition$data = {
  readonly introduction: RichText;
  readonly language: string;
  readonly picture: {
    readonly cuts: ReadonlyArray<{
      readonly address: string;
      readonly height: number;
      readonly width: number;
    }>;
    readonly image: {
      readonly alt: string | null | undefined;
    } | null | undefined;
    readonly work: {
      readonly title: string;
    } | null | undefined;
  } | null | undefined;
  readonly publishedAt: string | null | undefined;
  readonly slug: string;
  readonly title: string;
  readonly translations: ReadonlyArray<{
    readonly language: string;
    readonly slug: string;
  }>;
  readonly updatedAt: string;
  readonly " $fragmentType": "ExhibitionHead_exhibition";
};
export type ExhibitionHead_exhibition$key = {
  readonly " $data"?: ExhibitionHead_exhibition$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExhibitionHead_exhibition">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "language",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ExhibitionHead_exhibition",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "introduction",
      "storageKey": null
    },
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publishedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Exhibition",
      "kind": "LinkedField",
      "name": "translations",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TakenView",
      "kind": "LinkedField",
      "name": "picture",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Work",
          "kind": "LinkedField",
          "name": "work",
          "plural": false,
          "selections": [
            (v1/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Image",
          "kind": "LinkedField",
          "name": "image",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "alt",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ImageCut",
          "kind": "LinkedField",
          "name": "cuts",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "address",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Exhibition",
  "abstractKey": null
};
})();

(node as any).hash = "4261e39e9bb71dc1f70e466c03389e61";

export default node;
