/**
 * @generated SignedSource<<375d08ae5293384c0d79c3f99bf0ab2f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NotForYou_viewer$data = {
  readonly account: {
    readonly __typename: "Account";
  } | null | undefined;
  readonly " $fragmentType": "NotForYou_viewer";
};
export type NotForYou_viewer$key = {
  readonly " $data"?: NotForYou_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotForYou_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NotForYou_viewer",
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
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "fa1a84851f655c83af1794f892865134";

export default node;
