/**
 * @generated SignedSource<<25aff0ab00032afed86f314858ef2b8e>>
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
  "metadata": null,
  "name": "DraftLine_exhibition",
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "change",
      "storageKey": null
    }
  ],
  "type": "Exhibition",
  "abstractKey": null
};

(node as any).hash = "86a5e7353033e5ff7e07b666e85273f6";

export default node;
