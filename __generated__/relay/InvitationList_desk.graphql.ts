/**
 * @generated SignedSource<<c40297311fa9975171ccd5d277ba9de3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type InvitationList_desk$data = {
  readonly __id: string;
  readonly invitations: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"InvitationItem_invitation">;
  }> | null | undefined;
  readonly " $fragmentType": "InvitationList_desk";
};
export type InvitationList_desk$key = {
  readonly " $data"?: InvitationList_desk$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvitationList_desk">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "InvitationList_desk",
  "selections": [
    {
      "concreteType": "Invitation",
      "kind": "LinkedField",
      "name": "invitations",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "id"
        },
        {
          "kind": "FragmentSpread",
          "name": "InvitationItem_invitation"
        }
      ]
    },
    {
      "kind": "ClientExtension",
      "selections": [
        {
          "kind": "ScalarField",
          "name": "__id"
        }
      ]
    }
  ],
  "type": "Desk"
};

(node as any).hash = "9d899774b3dc932d065e65b7dde0e0f3";

export default node;
