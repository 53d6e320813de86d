/**
 * @generated SignedSource<<6e87e1b7a5de4e26d33f835a12147168>>
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
  "metadata": null,
  "name": "ImportsPage_viewer",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Imports_viewer"
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

(node as any).hash = "8af7f674d5e303bc1f25126823371e33";

export default node;
