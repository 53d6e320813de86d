/**
 * @generated SignedSource<<e55c679f495243bab154dea6c9234ffa>>
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
  "metadata": null,
  "name": "ChangeEmail_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "127857e22f1de3246dc7c495165a0d06";

export default node;
