/**
 * @generated SignedSource<<ff89051de4b7671b1f8f7ba56f94acac>>
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
      "alias": null,
      "args": null,
      "concreteType": "Invitation",
      "kind": "LinkedField",
      "name": "invitations",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "InvitationItem_invitation"
        }
      ],
      "storageKey": null
    },
    {
      "kind": "ClientExtension",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__id",
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Desk",
  "abstractKey": null
};

(node as any).hash = "9d899774b3dc932d065e65b7dde0e0f3";

export default node;
