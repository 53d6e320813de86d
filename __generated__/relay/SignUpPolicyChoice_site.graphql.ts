/**
 * @generated SignedSource<<a2da4b1a326f0f2de715a80898974c84>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type SignUpPolicy = "CLOSED" | "INVITATION" | "OPEN" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type SignUpPolicyChoice_site$data = {
  readonly id: string;
  readonly signUpPolicy: SignUpPolicy;
  readonly " $fragmentType": "SignUpPolicyChoice_site";
};
export type SignUpPolicyChoice_site$key = {
  readonly " $data"?: SignUpPolicyChoice_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"SignUpPolicyChoice_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SignUpPolicyChoice_site",
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
      "name": "signUpPolicy",
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "8b314580378a36b21e0d85b59ec13638";

export default node;
