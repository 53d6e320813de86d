/**
 * @generated SignedSource<<f5c9d63548f89fe08308287d6c6aa564>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberItem_account",
  "selections": [
    (v0/*:: as any*/),
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
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
  "type": "Account",
  "abstractKey": null
};
})();

(node as any).hash = "79df3f9dbb8d2ce264a190527be712a0";

export default node;
