/**
 * @generated SignedSource<<049defb3c9e4ab54975b0c06ec400aff>>
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
  "metadata": null,
  "name": "InvitationItem_invitation",
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
      "name": "role",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    }
  ],
  "type": "Invitation",
  "abstractKey": null
};

(node as any).hash = "90c64c455ec81e30b151e198b6e8e728";

export default node;
