/**
 * @generated SignedSource<<a6323c8ab3a1123dfd3c15e39039d70a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ImageFacet_facets$data = {
  readonly withImage: number;
  readonly withoutImage: number;
  readonly " $fragmentType": "ImageFacet_facets";
};
export type ImageFacet_facets$key = {
  readonly " $data"?: ImageFacet_facets$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImageFacet_facets">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ImageFacet_facets",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "withImage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "withoutImage",
      "storageKey": null
    }
  ],
  "type": "WorkFacets",
  "abstractKey": null
};

(node as any).hash = "8fb150580c6fe0c4befc8d233ce767ab";

export default node;
