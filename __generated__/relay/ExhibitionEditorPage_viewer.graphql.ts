/**
 * @generated SignedSource<<263310e3eb772e762cbd51c1066bc2a3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Role = "CURATOR" | "MEMBER" | "OWNER" | "VISITOR" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ExhibitionEditorPage_viewer$data = {
  readonly account: {
    readonly member: {
      readonly id: string;
      readonly role: Role;
    };
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"NotForYou_viewer">;
  readonly " $fragmentType": "ExhibitionEditorPage_viewer";
};
export type ExhibitionEditorPage_viewer$key = {
  readonly " $data"?: ExhibitionEditorPage_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExhibitionEditorPage_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ExhibitionEditorPage_viewer",
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
              "name": "id"
            },
            {
              "kind": "ScalarField",
              "name": "role"
            }
          ]
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "NotForYou_viewer"
    }
  ],
  "type": "Viewer"
};

(node as any).hash = "4fba4290b779e9521c9b35d23c6c0f62";

export default node;
