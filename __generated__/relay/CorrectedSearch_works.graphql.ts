/**
 * @generated SignedSource<<4be5869ae22c1c9b44b8c8df6f3c632d>>
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
  "name": "CorrectedSearch_works",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "correctedSearch"
    }
  ],
  "type": "WorkConnection"
};

(node as any).hash = "eaeb9c90fadd191da1dc8f6a6969de51";

export default node;
