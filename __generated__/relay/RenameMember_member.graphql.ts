/**
 * @generated SignedSource<<beab9ae53d5c1e205c165682398d6f39>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RenameMember_member$data = {
  readonly name: string | null | undefined;
  readonly " $fragmentType": "RenameMember_member";
};
export type RenameMember_member$key = {
  readonly " $data"?: RenameMember_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"RenameMember_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "RenameMember_member",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "name"
    }
  ],
  "type": "Member"
};

(node as any).hash = "b5dec38afe47b5ad43ba6741e20f75d4";

export default node;
