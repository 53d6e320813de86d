/**
 * @generated SignedSource<<5c9248479a528dd8d18a02be789ffd3d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AlbumTools_rights$data = {
  readonly isOwner: boolean;
  readonly mayEdit: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"MissingEntries_rights" | "ShareDialog_rights">;
  readonly " $fragmentType": "AlbumTools_rights";
};
export type AlbumTools_rights$key = {
  readonly " $data"?: AlbumTools_rights$data;
  readonly " $fragmentSpreads": FragmentRefs<"AlbumTools_rights">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "AlbumTools_rights",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "isOwner"
    },
    {
      "kind": "ScalarField",
      "name": "mayEdit"
    },
    {
      "kind": "FragmentSpread",
      "name": "ShareDialog_rights"
    },
    {
      "kind": "FragmentSpread",
      "name": "MissingEntries_rights"
    }
  ],
  "type": "AlbumRights"
};

(node as any).hash = "8ce3c9b622761b81eb4b0842fb428702";

export default node;
