/**
 * @generated SignedSource<<e4ca6f78f1aa9a2c1ade58f88f4552fa>>
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
  "name": "SubjectTile_image",
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "WorkPicture_image"
    }
  ],
  "type": "Image"
};

(node as any).hash = "d7895216adaa4d8051cd2cb7868990f4";

export default node;
