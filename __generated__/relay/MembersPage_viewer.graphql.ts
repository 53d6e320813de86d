/**
 * @generated SignedSource<<8374c0561efc73c4daaecb5276de93b3>>
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
  "metadata": null,
  "name": "MembersPage_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Account",
      "kind": "LinkedField",
      "name": "account",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Member",
          "kind": "LinkedField",
          "name": "member",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "role",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Desk",
      "kind": "LinkedField",
      "name": "desk",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "InvitationList_desk"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MemberList_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NotForYou_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "c632b5a359803e40989061e190b37caa";

export default node;
