/**
 * @generated SignedSource<<dbac8958fc97886abac82ba1a073c43a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RefusalReasons_run$data = {
  readonly refusals: ReadonlyArray<{
    readonly count: number;
    readonly firstRows: ReadonlyArray<number>;
    readonly reason: string;
    readonly remedy: string;
  }> | null | undefined;
  readonly " $fragmentType": "RefusalReasons_run";
};
export type RefusalReasons_run$key = {
  readonly " $data"?: RefusalReasons_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"RefusalReasons_run">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RefusalReasons_run",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ImportRefusal",
      "kind": "LinkedField",
      "name": "refusals",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "firstRows",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "remedy",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Import",
  "abstractKey": null
};

(node as any).hash = "a9616b0b900e95642bead62edf0c14ef";

export default node;
