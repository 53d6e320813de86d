/**
 * @generated SignedSource<<cf421f2b53bb0ccf7adecd10644e992c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SubjectTile_term$data = {
  readonly value: string;
  readonly workCount: number;
  readonly " $fragmentType": "SubjectTile_term";
};
export type SubjectTile_term$key = {
  readonly " $data"?: SubjectTile_term$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubjectTile_term">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SubjectTile_term",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "value"
    },
    {
      "kind": "ScalarField",
      "name": "workCount"
    }
  ],
  "type": "Term"
};

(node as any).hash = "738b89c397a473442deaf1b15981ee69";

export default node;
