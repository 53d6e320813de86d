/**
 * @generated SignedSource<<f82a663b92df4428b589f99be547929a>>
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
      "kind": "ScalarField",
      "name": "withImage"
    },
    {
      "kind": "ScalarField",
      "name": "withoutImage"
    }
  ],
  "type": "WorkFacets"
};

(node as any).hash = "8fb150580c6fe0c4befc8d233ce767ab";

export default node;
