/**
 * @generated SignedSource<<67b79eae2a07885f50bee0b5fac3304d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { RichText } from "../../src/text/rich-text";
import { FragmentRefs } from "relay-runtime";
export type ExhibitionBlocks_blocks$data = ReadonlyArray<{
  readonly id?: string;
  readonly steps?: ReadonlyArray<{
    readonly text: RichText;
  }>;
  readonly text?: RichText;
  readonly " $fragmentSpreads": FragmentRefs<"OneBlock_block">;
  readonly " $fragmentType": "ExhibitionBlocks_blocks";
}>;
export type ExhibitionBlocks_blocks$key = ReadonlyArray<{
  readonly " $data"?: ExhibitionBlocks_blocks$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExhibitionBlocks_blocks">;
}>;

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "text",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ExhibitionBlocks_blocks",
  "selections": [
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "type": "Block",
      "abstractKey": "__isBlock"
    },
    {
      "kind": "InlineFragment",
      "selections": (v0/*:: as any*/),
      "type": "TextBlock",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ZoomStoryStep",
          "kind": "LinkedField",
          "name": "steps",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "type": "ZoomStoryBlock",
      "abstractKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OneBlock_block"
    }
  ],
  "type": "ExhibitionBlock",
  "abstractKey": "__isExhibitionBlock"
};
})();

(node as any).hash = "cd5ca238159afe5c276359111020debc";

export default node;
