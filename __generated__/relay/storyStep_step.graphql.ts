/**
 * @generated SignedSource<<1c93d78be2e71b5ea99cbc6c523d1d37>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { RichText } from "../../src/text/rich-text";
import { FragmentRefs } from "relay-runtime";
export type storyStep_step$data = {
  readonly key: string;
  readonly text: RichText;
  readonly title: string | null | undefined;
  readonly view: {
    readonly image: {
      readonly alt: string | null | undefined;
      readonly derivativeWidths: ReadonlyArray<number>;
      readonly height: number;
      readonly service: string;
      readonly tiles: {
        readonly scaleFactors: ReadonlyArray<number>;
        readonly width: number;
      };
      readonly width: number;
    } | null | undefined;
    readonly view: string | null | undefined;
    readonly work: {
      readonly title: string;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"takenPicture_view">;
  };
  readonly " $fragmentType": "storyStep_step";
};
export type storyStep_step$key = {
  readonly " $data"?: storyStep_step$data;
  readonly " $fragmentSpreads": FragmentRefs<"storyStep_step">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "storyStep_step"
};

(node as any).hash = "98e7b852a9d59f099e1b72e64cb7f7d7";

export default node;
