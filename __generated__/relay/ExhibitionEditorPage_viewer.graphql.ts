/**
 * @generated SignedSource<<9cdf99eca187086703d5bc25f7521d3c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Role = "CURATOR" | "MEMBER" | "OWNER" | "VISITOR" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ExhibitionEditorPage_viewer$data = {
  readonly account: {
    readonly member: {
      readonly id: string;
      readonly role: Role;
    };
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"NotForYou_viewer">;
  readonly " $fragmentType": "ExhibitionEditorPage_viewer";
};
export type ExhibitionEditorPage_viewer$key = {
  readonly " $data"?: ExhibitionEditorPage_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExhibitionEditorPage_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExhibitionEditorPage_viewer",
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
              "name": "id",
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

(node as any).hash = "4fba4290b779e9521c9b35d23c6c0f62";

export default node;
