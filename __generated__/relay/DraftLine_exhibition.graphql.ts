/**
 * @generated SignedSource<<34dd96631e6a9fbcc8d2ff040c91336c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ExhibitionState = "DRAFT" | "PUBLISHED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type DraftLine_exhibition$data = {
  readonly change: number;
  readonly id: string;
  readonly state: ExhibitionState;
  readonly " $fragmentType": "DraftLine_exhibition";
};
export type DraftLine_exhibition$key = {
  readonly " $data"?: DraftLine_exhibition$data;
  readonly " $fragmentSpreads": FragmentRefs<"DraftLine_exhibition">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "DraftLine_exhibition",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "state"
    },
    {
      "kind": "ScalarField",
      "name": "change"
    }
  ],
  "type": "Exhibition"
};

(node as any).hash = "86a5e7353033e5ff7e07b666e85273f6";

export default node;
