/**
 * @generated SignedSource<<2a5f751b3289aa52d3995eaa8243f37c>>
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
  "metadata": null,
  "name": "RenameMember_member",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "Member",
  "abstractKey": null
};

(node as any).hash = "b5dec38afe47b5ad43ba6741e20f75d4";

export default node;
