/**
 * @generated SignedSource<<5bdcfbb4fcf7cf5a6bac661497931a6b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SubjectTile_image$data = {
  readonly " $fragmentSpreads": FragmentRefs<"WorkPicture_image">;
  readonly " $fragmentType": "SubjectTile_image";
};
export type SubjectTile_image$key = {
  readonly " $data"?: SubjectTile_image$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubjectTile_image">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SubjectTile_image",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WorkPicture_image"
    }
  ],
  "type": "Image",
  "abstractKey": null
};

(node as any).hash = "d7895216adaa4d8051cd2cb7868990f4";

export default node;
