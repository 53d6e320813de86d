/**
 * @generated SignedSource<<900be17830bd5b78d7d770b234fbae7e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type blockToTake_block$data = {
  readonly __typename: string;
  readonly caption?: string | null | undefined;
  readonly first?: {
    readonly " $fragmentSpreads": FragmentRefs<"viewToTake_view">;
  };
  readonly id?: string;
  readonly label?: string;
  readonly listTitle?: string | null | undefined;
  readonly poster?: {
    readonly " $fragmentSpreads": FragmentRefs<"viewToTake_view">;
  } | null | undefined;
  readonly second?: {
    readonly " $fragmentSpreads": FragmentRefs<"viewToTake_view">;
  };
  readonly slides?: ReadonlyArray<{
    readonly view: {
      readonly " $fragmentSpreads": FragmentRefs<"viewToTake_view">;
    };
  }>;
  readonly steps?: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"storyStep_step">;
  }>;
  readonly storyTitle?: string | null | undefined;
  readonly videoTitle?: string;
  readonly view?: {
    readonly " $fragmentSpreads": FragmentRefs<"viewToTake_view">;
  };
  readonly works?: ReadonlyArray<{
    readonly primaryImage: {
      readonly derivativeWidths: ReadonlyArray<number>;
      readonly height: number;
      readonly placeholder: string;
      readonly service: string;
      readonly width: number;
    } | null | undefined;
  }>;
  readonly " $fragmentType": "blockToTake_block";
};
export type blockToTake_block$key = {
  readonly " $data"?: blockToTake_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"blockToTake_block">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "blockToTake_block"
};

(node as any).hash = "51f45465a99d1f61da31f6514c094dd4";

export default node;
