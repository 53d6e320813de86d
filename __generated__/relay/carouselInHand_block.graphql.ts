/**
 * @generated SignedSource<<a356f35533a9a02c38ad254b248ade7d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type carouselInHand_block$data = {
  readonly label: string;
  readonly slides: ReadonlyArray<{
    readonly caption: string | null | undefined;
    readonly key: string;
    readonly view: {
      readonly " $fragmentSpreads": FragmentRefs<"takenViewInHand_view">;
    };
  }>;
  readonly " $fragmentType": "carouselInHand_block";
};
export type carouselInHand_block$key = {
  readonly " $data"?: carouselInHand_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"carouselInHand_block">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "carouselInHand_block"
};

(node as any).hash = "f64ac16212d1d21e298d8573227852b1";

export default node;
