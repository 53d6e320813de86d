/**
 * @generated SignedSource<<a8a968e58b2e757cc0a7836fec7f34e5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Role = "CURATOR" | "MEMBER" | "OWNER" | "VISITOR" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type InvitationItem_invitation$data = {
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly id: string;
  readonly note: string;
  readonly role: Role;
  readonly " $fragmentType": "InvitationItem_invitation";
};
export type InvitationItem_invitation$key = {
  readonly " $data"?: InvitationItem_invitation$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvitationItem_invitation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "InvitationItem_invitation",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "role"
    },
    {
      "kind": "ScalarField",
      "name": "note"
    },
    {
      "kind": "ScalarField",
      "name": "createdAt"
    },
    {
      "kind": "ScalarField",
      "name": "expiresAt"
    }
  ],
  "type": "Invitation"
};

(node as any).hash = "90c64c455ec81e30b151e198b6e8e728";

export default node;
