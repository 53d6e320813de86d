/**
 * @generated SignedSource<<7b823fbe1cb1c7d45be9671453958fa5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DuplicateReason = "SAME_PICTURE" | "SAME_RECORD" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type DuplicateGroup_group$data = {
  readonly id: string;
  readonly reason: DuplicateReason;
  readonly workCount: number;
  readonly works: ReadonlyArray<{
    readonly id: string;
    readonly title: string;
    readonly " $fragmentSpreads": FragmentRefs<"AlikeWork_work">;
  }>;
  readonly " $fragmentType": "DuplicateGroup_group";
};
export type DuplicateGroup_group$key = {
  readonly " $data"?: DuplicateGroup_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"DuplicateGroup_group">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "DuplicateGroup_group",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "reason"
    },
    {
      "kind": "ScalarField",
      "name": "workCount"
    },
    {
      "concreteType": "Work",
      "kind": "LinkedField",
      "name": "works",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "title"
        },
        {
          "kind": "FragmentSpread",
          "name": "AlikeWork_work"
        }
      ]
    }
  ],
  "type": "DuplicateGroup"
};
})();

(node as any).hash = "d46c1cd671f69ba165c44b11e58bbab1";

export default node;
