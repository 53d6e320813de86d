/**
 * @generated SignedSource<<6931d2cc6b281d7342120587be33c127>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ListedWork_work$data = {
  readonly " $fragmentSpreads": FragmentRefs<"WorkCard_work" | "WorkRow_work" | "WorkTableRow_work">;
  readonly " $fragmentType": "ListedWork_work";
};
export type ListedWork_work$key = {
  readonly " $data"?: ListedWork_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"ListedWork_work">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ListedWork_work",
  "selections": [
    {
      "kind": "FragmentSpread",
      "name": "WorkCard_work"
    },
    {
      "kind": "FragmentSpread",
      "name": "WorkRow_work"
    },
    {
      "kind": "FragmentSpread",
      "name": "WorkTableRow_work"
    }
  ],
  "type": "Work"
};

(node as any).hash = "e5c7ce4f2af5027618e242d74fbd36ac";

export default node;
