/**
 * @generated SignedSource<<d4bf0effbfae76c3be9d5d2d6326238e>>
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
  "metadata": null,
  "name": "AccountPage_viewer",
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
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        },
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
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "RenameMember_member"
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ChangeEmail_account"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SessionList_account"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "854af2f782b4ca325bcb58cba4a54938";

export default node;
