/**
 * @generated SignedSource<<a27457b24b4fc3e6e3487c0d62cc292f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type takenPicture_view$data = {
  readonly frame: string;
  readonly path: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"pictureIn_view">;
  readonly " $fragmentType": "takenPicture_view";
};
export type takenPicture_view$key = {
  readonly " $data"?: takenPicture_view$data;
  readonly " $fragmentSpreads": FragmentRefs<"takenPicture_view">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "takenPicture_view"
};

(node as any).hash = "c332b6e14ffb3312584edfdf270325d6";

export default node;
