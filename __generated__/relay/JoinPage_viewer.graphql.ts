/**
 * @generated SignedSource<<e4f070541bd2b54ff539b566e5b66054>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Role = "CURATOR" | "MEMBER" | "OWNER" | "VISITOR" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type JoinPage_viewer$data = {
  readonly account: {
    readonly member: {
      readonly name: string | null | undefined;
      readonly role: Role;
    };
  } | null | undefined;
  readonly " $fragmentType": "JoinPage_viewer";
};
export type JoinPage_viewer$key = {
  readonly " $data"?: JoinPage_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"JoinPage_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "JoinPage_viewer",
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
              "name": "name"
            },
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

(node as any).hash = "25d82d1f766729abc075ffc99d592053";

export default node;
