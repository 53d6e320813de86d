/**
 * @generated SignedSource<<1e5ba684039936ac7a25d885230429b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Role = "CURATOR" | "MEMBER" | "OWNER" | "VISITOR" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type MembersPage_viewer$data = {
  readonly account: {
    readonly member: {
      readonly role: Role;
    };
  } | null | undefined;
  readonly desk: {
    readonly " $fragmentSpreads": FragmentRefs<"InvitationList_desk">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"MemberList_viewer" | "NotForYou_viewer">;
  readonly " $fragmentType": "MembersPage_viewer";
};
export type MembersPage_viewer$key = {
  readonly " $data"?: MembersPage_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"MembersPage_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "MembersPage_viewer",
  "selections": [
    {
      "concreteType": "Account",
      "kind": "LinkedField",
      "name": "account",
      "plural": false,
      "selections": [
        {
          "concreteType": "Member",
          "kind": "LinkedField",
          "name": "member",
          "plural": false,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "role"
            }
          ]
        }
      ]
    },
    {
      "concreteType": "Desk",
      "kind": "LinkedField",
      "name": "desk",
      "plural": false,
      "selections": [
        {
          "kind": "FragmentSpread",
          "name": "InvitationList_desk"
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "MemberList_viewer"
    },
    {
      "kind": "FragmentSpread",
      "name": "NotForYou_viewer"
    }
  ],
  "type": "Viewer"
};

(node as any).hash = "c632b5a359803e40989061e190b37caa";

export default node;
