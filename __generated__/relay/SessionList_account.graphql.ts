/**
 * @generated SignedSource<<a2c757a9c596ae5c5ecfdcf1b6e22e4c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SessionList_account$data = {
  readonly sessions: ReadonlyArray<{
    readonly id: string;
    readonly isCurrent: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"SessionItem_session">;
  }>;
  readonly " $fragmentType": "SessionList_account";
};
export type SessionList_account$key = {
  readonly " $data"?: SessionList_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"SessionList_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SessionList_account",
  "selections": [
    {
      "concreteType": "Session",
      "kind": "LinkedField",
      "name": "sessions",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "id"
        },
        {
          "kind": "ScalarField",
          "name": "isCurrent"
        },
        {
          "kind": "FragmentSpread",
          "name": "SessionItem_session"
        }
      ]
    }
  ],
  "type": "Account"
};

(node as any).hash = "df7a20e215c19dd0a4b0b0ada9fc1f36";

export default node;
