/**
 * @generated SignedSource<<37f0b29d74eaefefef614f64f4cdd495>>
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
    readonly " $fragmentSpreads": FragmentRefs<"SessionList_account">;
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
          "name": "SessionList_account"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "a08b62c40f901e487e1b286947f0b04a";

export default node;
