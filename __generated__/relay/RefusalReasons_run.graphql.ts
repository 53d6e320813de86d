/**
 * @generated SignedSource<<a7a5443389265056d7a8724128c0ff53>>
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
  "name": "RefusalReasons_run",
  "selections": [
    {
      "concreteType": "ImportRefusal",
      "kind": "LinkedField",
      "name": "refusals",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "count"
        },
        {
          "kind": "ScalarField",
          "name": "firstRows"
        },
        {
          "kind": "ScalarField",
          "name": "reason"
        },
        {
          "kind": "ScalarField",
          "name": "remedy"
        }
      ]
    }
  ],
  "type": "Import"
};

(node as any).hash = "a9616b0b900e95642bead62edf0c14ef";

export default node;
