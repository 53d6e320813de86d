/**
 * @generated SignedSource<<ad9b0febcd536803265ca5b8769d8dd5>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DuplicateGroup_group",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "workCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Work",
      "kind": "LinkedField",
      "name": "works",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AlikeWork_work"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DuplicateGroup",
  "abstractKey": null
};
})();

(node as any).hash = "d46c1cd671f69ba165c44b11e58bbab1";

export default node;
