/**
 * @generated SignedSource<<b0a9f93e05f37160b9b7ae3b3e69d0d5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Role = "CURATOR" | "MEMBER" | "OWNER" | "VISITOR" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type MemberItem_account$data = {
  readonly email: string;
  readonly id: string;
  readonly member: {
    readonly id: string;
    readonly name: string | null | undefined;
    readonly role: Role;
  };
  readonly " $fragmentType": "MemberItem_account";
};
export type MemberItem_account$key = {
  readonly " $data"?: MemberItem_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberItem_account">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "MemberItem_account",
  "selections": [
    (v0/*:: as any*/),
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
        (v0/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "name"
        },
        {
          "kind": "ScalarField",
          "name": "role"
        }
      ]
    }
  ],
  "type": "Account"
};
})();

(node as any).hash = "79df3f9dbb8d2ce264a190527be712a0";

export default node;
