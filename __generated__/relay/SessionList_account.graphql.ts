/**
 * @generated SignedSource<<684d2db0507e0df5237d55ccf8b0c3b6>>
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
      "alias": null,
      "args": null,
      "concreteType": "Session",
      "kind": "LinkedField",
      "name": "sessions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isCurrent",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SessionItem_session"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "df7a20e215c19dd0a4b0b0ada9fc1f36";

export default node;
