/**
 * @generated SignedSource<<804b9b019fce7cfec5055b4a94d579b1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Role = "CURATOR" | "MEMBER" | "OWNER" | "VISITOR" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ImportsPage_viewer$data = {
  readonly account: {
    readonly member: {
      readonly role: Role;
    };
  } | null | undefined;
  readonly desk: {
    readonly __typename: "Desk";
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Imports_viewer" | "NotForYou_viewer">;
  readonly " $fragmentType": "ImportsPage_viewer";
};
export type ImportsPage_viewer$key = {
  readonly " $data"?: ImportsPage_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportsPage_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ImportsPage_viewer",
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
          "kind": "ScalarField",
          "name": "__typename"
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "Imports_viewer"
    },
    {
      "kind": "FragmentSpread",
      "name": "NotForYou_viewer"
    }
  ],
  "type": "Viewer"
};

(node as any).hash = "8af7f674d5e303bc1f25126823371e33";

export default node;
