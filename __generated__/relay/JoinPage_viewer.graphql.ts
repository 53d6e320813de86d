/**
 * @generated SignedSource<<293c8b5e2b95d3006d57958ff600b68e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Role = "CURATOR" | "MEMBER" | "OWNER" | "VISITOR" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type JoinPage_viewer$data = {
  readonly account: {
    readonly member: {
      readonly name: string | null | undefined;
      readonly role: Role;
    };
  } | null | undefined;
  readonly " $fragmentType": "JoinPage_viewer";
};
export type JoinPage_viewer$key = {
  readonly " $data"?: JoinPage_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"JoinPage_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JoinPage_viewer",
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
              "name": "name",
              "storageKey": null
            },
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
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "25d82d1f766729abc075ffc99d592053";

export default node;
