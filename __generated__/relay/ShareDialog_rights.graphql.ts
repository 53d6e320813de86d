/**
 * @generated SignedSource<<5a8f9becd7355fe9d82cc1c85bae3c09>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ShareDialog_rights$data = {
  readonly editorCount: number | null | undefined;
  readonly hasEditLink: boolean | null | undefined;
  readonly " $fragmentType": "ShareDialog_rights";
};
export type ShareDialog_rights$key = {
  readonly " $data"?: ShareDialog_rights$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShareDialog_rights">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ShareDialog_rights",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "hasEditLink"
    },
    {
      "kind": "ScalarField",
      "name": "editorCount"
    }
  ],
  "type": "AlbumRights"
};

(node as any).hash = "3cd13279ed5b968057d81c7ddd189b8a";

export default node;
