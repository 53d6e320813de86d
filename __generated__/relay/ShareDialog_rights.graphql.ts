/**
 * @generated SignedSource<<e2b281e71c9b96ef48daa4f4e32c21c1>>
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
  "metadata": null,
  "name": "ShareDialog_rights",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasEditLink",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "editorCount",
      "storageKey": null
    }
  ],
  "type": "AlbumRights",
  "abstractKey": null
};

(node as any).hash = "3cd13279ed5b968057d81c7ddd189b8a";

export default node;
