/**
 * @generated SignedSource<<8d93d9216b1edfa36c5e8f7a9f3a7271>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ChangeEmail_account$data = {
  readonly email: string;
  readonly " $fragmentType": "ChangeEmail_account";
};
export type ChangeEmail_account$key = {
  readonly " $data"?: ChangeEmail_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeEmail_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ChangeEmail_account",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "email"
    }
  ],
  "type": "Account"
};

(node as any).hash = "127857e22f1de3246dc7c495165a0d06";

export default node;
