/**
 * @generated SignedSource<<55a28735e5f88d04eb6688f0015d71bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Role = "CURATOR" | "MEMBER" | "OWNER" | "VISITOR" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type DeskPage_viewer$data = {
  readonly account: {
    readonly member: {
      readonly role: Role;
    };
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"NotForYou_viewer">;
  readonly " $fragmentType": "DeskPage_viewer";
};
export type DeskPage_viewer$key = {
  readonly " $data"?: DeskPage_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeskPage_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeskPage_viewer",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "NotForYou_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "9e5ad1632d51318d7bea472973936fd3";

export default node;
