/**
 * @generated SignedSource<<69b26e05148729e8d5775d38c06a8696>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type viewToTake_view$data = {
  readonly image: {
    readonly " $fragmentSpreads": FragmentRefs<"pictureToTake_image">;
  } | null | undefined;
  readonly view: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"takenPicture_view">;
  readonly " $fragmentType": "viewToTake_view";
};
export type viewToTake_view$key = {
  readonly " $data"?: viewToTake_view$data;
  readonly " $fragmentSpreads": FragmentRefs<"viewToTake_view">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "viewToTake_view"
};

(node as any).hash = "66c96a18be355002607a7e084aee0b5a";

export default node;
