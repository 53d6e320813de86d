/**
 * @generated SignedSource<<864300ba294f4029407ab30eef441059>>
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
  "metadata": null,
  "name": "FateFilter_run",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "added",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unchanged",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refused",
      "storageKey": null
    }
  ],
  "type": "Import",
  "abstractKey": null
};

(node as any).hash = "54cb568a87264fceb03a4454649edd0b";

export default node;
