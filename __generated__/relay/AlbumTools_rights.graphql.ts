/**
 * @generated SignedSource<<d8a48a69505e574a6b08764dc6fa6b00>>
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
  "metadata": null,
  "name": "AlbumTools_rights",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOwner",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mayEdit",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShareDialog_rights"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MissingEntries_rights"
    }
  ],
  "type": "AlbumRights",
  "abstractKey": null
};

(node as any).hash = "8ce3c9b622761b81eb4b0842fb428702";

export default node;
