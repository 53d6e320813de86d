/**
 * @generated SignedSource<<61ceef750d18563a00bb60386058d009>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WorkStrip_works$data = ReadonlyArray<{
  readonly id: string;
  readonly primaryImage: {
    readonly height: number;
    readonly width: number;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"WorkCard_work">;
  readonly " $fragmentType": "WorkStrip_works";
}>;
export type WorkStrip_works$key = ReadonlyArray<{
  readonly " $data"?: WorkStrip_works$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkStrip_works">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "WorkStrip_works",
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
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "primaryImage",
      "plural": false,
      "selections": [
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
      "name": "WorkCard_work"
    }
  ],
  "type": "Work",
  "abstractKey": null
};

(node as any).hash = "760d791a9656e38302c540d3f0161f26";

export default node;
