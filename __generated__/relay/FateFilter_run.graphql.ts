/**
 * @generated SignedSource<<2fb38c2309f6ff00ea503506e414a460>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FateFilter_run$data = {
  readonly added: number;
  readonly changed: number;
  readonly refused: number;
  readonly unchanged: number;
  readonly " $fragmentType": "FateFilter_run";
};
export type FateFilter_run$key = {
  readonly " $data"?: FateFilter_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"FateFilter_run">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "FateFilter_run",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "added"
    },
    {
      "kind": "ScalarField",
      "name": "changed"
    },
    {
      "kind": "ScalarField",
      "name": "unchanged"
    },
    {
      "kind": "ScalarField",
      "name": "refused"
    }
  ],
  "type": "Import"
};

(node as any).hash = "54cb568a87264fceb03a4454649edd0b";

export default node;
