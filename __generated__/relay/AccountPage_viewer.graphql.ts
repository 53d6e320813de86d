/**
 * @generated SignedSource<<f53f36af000b20fd66c2b26ddedb52bc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Role = "CURATOR" | "MEMBER" | "OWNER" | "VISITOR" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type AccountPage_viewer$data = {
  readonly account: {
    readonly email: string;
    readonly member: {
      readonly role: Role;
      readonly " $fragmentSpreads": FragmentRefs<"RenameMember_member">;
    };
    readonly " $fragmentSpreads": FragmentRefs<"ChangeEmail_account" | "SessionList_account">;
  } | null | undefined;
  readonly " $fragmentType": "AccountPage_viewer";
};
export type AccountPage_viewer$key = {
  readonly " $data"?: AccountPage_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountPage_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "AccountPage_viewer",
  "selections": [
    {
      "concreteType": "Account",
      "kind": "LinkedField",
      "name": "account",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "email"
        },
        {
          "concreteType": "Member",
          "kind": "LinkedField",
          "name": "member",
          "plural": false,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "role"
            },
            {
              "kind": "FragmentSpread",
              "name": "RenameMember_member"
            }
          ]
        },
        {
          "kind": "FragmentSpread",
          "name": "ChangeEmail_account"
        },
        {
          "kind": "FragmentSpread",
          "name": "SessionList_account"
        }
      ]
    }
  ],
  "type": "Viewer"
};

(node as any).hash = "854af2f782b4ca325bcb58cba4a54938";

export default node;
