/**
 * @generated SignedSource<<6629954a266745899d2605b08cd85335>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Role = "CURATOR" | "MEMBER" | "OWNER" | "VISITOR" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type useGuest_viewer$data = {
  readonly account: {
    readonly member: {
      readonly role: Role;
    };
  } | null | undefined;
  readonly guestId: string | null | undefined;
  readonly " $fragmentType": "useGuest_viewer";
};
export type useGuest_viewer$key = {
  readonly " $data"?: useGuest_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useGuest_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "useGuest_viewer",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "guestId"
    },
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
    }
  ],
  "type": "Viewer"
};

(node as any).hash = "2fad20ef835f72efed5cb4c07a0b5bdc";

export default node;
