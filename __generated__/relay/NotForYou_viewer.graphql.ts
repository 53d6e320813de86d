/**
 * @generated SignedSource<<25fdb3452b4d7783c054aeddc356c74d>>
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
  "name": "NotForYou_viewer",
  "selections": [
    {
      "concreteType": "Account",
      "kind": "LinkedField",
      "name": "account",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "__typename"
        }
      ]
    }
  ],
  "type": "Viewer"
};

(node as any).hash = "fa1a84851f655c83af1794f892865134";

export default node;
