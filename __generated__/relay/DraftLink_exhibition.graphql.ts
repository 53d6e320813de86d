/**
 * @generated SignedSource<<5e947ee96c7dcfc7640eb5e413393dc6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DraftLink_exhibition$data = {
  readonly hasDraftLink: boolean;
  readonly id: string;
  readonly " $fragmentType": "DraftLink_exhibition";
};
export type DraftLink_exhibition$key = {
  readonly " $data"?: DraftLink_exhibition$data;
  readonly " $fragmentSpreads": FragmentRefs<"DraftLink_exhibition">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DraftLink_exhibition",
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
      "name": "hasDraftLink",
      "storageKey": null
    }
  ],
  "type": "Exhibition",
  "abstractKey": null
};

(node as any).hash = "cf892e381e37c3f5e36cf04c26a63235";

export default node;
