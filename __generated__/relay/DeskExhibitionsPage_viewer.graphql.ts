/**
 * @generated SignedSource<<d124bb75761444c4796a0f32085eb2a0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Role = "CURATOR" | "MEMBER" | "OWNER" | "VISITOR" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type DeskExhibitionsPage_viewer$data = {
  readonly account: {
    readonly member: {
      readonly role: Role;
    };
  } | null | undefined;
  readonly desk: {
    readonly __typename: "Desk";
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"DeskExhibitions_viewer" | "NotForYou_viewer">;
  readonly " $fragmentType": "DeskExhibitionsPage_viewer";
};
export type DeskExhibitionsPage_viewer$key = {
  readonly " $data"?: DeskExhibitionsPage_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeskExhibitionsPage_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeskExhibitionsPage_viewer",
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
      "alias": null,
      "args": null,
      "concreteType": "Desk",
      "kind": "LinkedField",
      "name": "desk",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeskExhibitions_viewer"
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

(node as any).hash = "de83cf656e930228bf8c32219f501fff";

export default node;
