/**
 * @generated SignedSource<<87b9678d9d9b1eb3c39b6d64c28ead5a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CheckupProblem = "DEAD_REMOTE_IMAGE" | "LIKELY_DUPLICATE" | "NOT_INDEXED" | "NO_ALT" | "NO_DATE" | "NO_IMAGE" | "NO_RIGHTS" | "SMALL_IMAGE" | "%future added value";
export type Role = "CURATOR" | "MEMBER" | "OWNER" | "VISITOR" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type CheckupPage_viewer$data = {
  readonly account: {
    readonly member: {
      readonly role: Role;
    };
  } | null | undefined;
  readonly desk: {
    readonly checkup: ReadonlyArray<{
      readonly count: number;
      readonly problem: CheckupProblem;
    }> | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"NotForYou_viewer" | "RemoteCheck_viewer">;
  readonly " $fragmentType": "CheckupPage_viewer";
};
export type CheckupPage_viewer$key = {
  readonly " $data"?: CheckupPage_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckupPage_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "CheckupPage_viewer",
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
          "concreteType": "CheckupFinding",
          "kind": "LinkedField",
          "name": "checkup",
          "plural": true,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "problem"
            },
            {
              "kind": "ScalarField",
              "name": "count"
            }
          ]
        }
      ]
    },
    {
      "kind": "FragmentSpread",
      "name": "RemoteCheck_viewer"
    },
    {
      "kind": "FragmentSpread",
      "name": "NotForYou_viewer"
    }
  ],
  "type": "Viewer"
};

(node as any).hash = "3d1ac78c86e904a1c368118e6b90e9db";

export default node;
