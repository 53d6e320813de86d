/**
 * @generated SignedSource<<673e1f1d3f809b216ed953fd9988e2df>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { RichText } from "../../src/text/rich-text";
import { FragmentRefs } from "relay-runtime";
export type ZoomStoryBlock_block$data = {
  readonly steps: ReadonlyArray<{
    readonly key: string;
    readonly text: RichText;
    readonly title: string | null | undefined;
    readonly view: {
      readonly " $fragmentSpreads": FragmentRefs<"LookAt_view">;
    };
  }>;
  readonly title: string | null | undefined;
  readonly " $fragmentType": "ZoomStoryBlock_block";
};
export type ZoomStoryBlock_block$key = {
  readonly " $data"?: ZoomStoryBlock_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"ZoomStoryBlock_block">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ZoomStoryBlock_block",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "ZoomStoryStep",
      "kind": "LinkedField",
      "name": "steps",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "TakenView",
          "kind": "LinkedField",
          "name": "view",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "LookAt_view"
            }
          ],
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ZoomStoryBlock",
  "abstractKey": null
};
})();

(node as any).hash = "73ffc0a379fc0bfcf839286168ae5b0b";

export default node;
