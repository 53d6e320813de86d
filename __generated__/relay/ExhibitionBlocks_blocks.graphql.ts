/**
 * @generated SignedSource<<6d257ba091b4e916984c07af566f48a4>>
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
    "kind": "ScalarField",
    "name": "text"
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
          "kind": "ScalarField",
          "name": "id"
        }
      ],
      "type": "Block",
      "abstractKey": "__isBlock"
    },
    {
      "kind": "InlineFragment",
      "selections": (v0/*:: as any*/),
      "type": "TextBlock"
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "concreteType": "ZoomStoryStep",
          "kind": "LinkedField",
          "name": "steps",
          "plural": true,
          "selections": (v0/*:: as any*/)
        }
      ],
      "type": "ZoomStoryBlock"
    },
    {
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
