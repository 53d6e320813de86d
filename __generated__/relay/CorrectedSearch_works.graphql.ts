/**
 * @generated SignedSource<<9061b7c0e8f7b7338c4964cdabcbb831>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CorrectedSearch_works$data = {
  readonly correctedSearch: string | null | undefined;
  readonly " $fragmentType": "CorrectedSearch_works";
};
export type CorrectedSearch_works$key = {
  readonly " $data"?: CorrectedSearch_works$data;
  readonly " $fragmentSpreads": FragmentRefs<"CorrectedSearch_works">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CorrectedSearch_works",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "correctedSearch",
      "storageKey": null
    }
  ],
  "type": "WorkConnection",
  "abstractKey": null
};

(node as any).hash = "eaeb9c90fadd191da1dc8f6a6969de51";

export default node;
