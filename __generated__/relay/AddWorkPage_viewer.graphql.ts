/**
 * @generated SignedSource<<0ee0ea33f0b552ecdc30a615958d4144>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Role = "CURATOR" | "MEMBER" | "OWNER" | "VISITOR" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type AddWorkPage_viewer$data = {
  readonly account: {
    readonly member: {
      readonly role: Role;
    };
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"NotForYou_viewer">;
  readonly " $fragmentType": "AddWorkPage_viewer";
};
export type AddWorkPage_viewer$key = {
  readonly " $data"?: AddWorkPage_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddWorkPage_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddWorkPage_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Account",
      "kind": "LinkedField",
      "name": "account",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Member",
          "kind": "LinkedField",
          "name": "member",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "role",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NotForYou_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "44c2c4988e44c7b25c7ed8c14212411b";

export default node;
