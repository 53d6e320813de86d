/**
 * @generated SignedSource<<c614cc1073a66fe1a1dd802a77909313>>
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
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "signUpPolicy"
    }
  ],
  "type": "Site"
};

(node as any).hash = "8b314580378a36b21e0d85b59ec13638";

export default node;
