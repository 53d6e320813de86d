/**
 * @generated SignedSource<<5b6fd700361a2e697b2bffe8c9215dcb>>
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
  "metadata": null,
  "name": "ListedWork_work",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WorkCard_work"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WorkRow_work"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WorkTableRow_work"
    }
  ],
  "type": "Work",
  "abstractKey": null
};

(node as any).hash = "e5c7ce4f2af5027618e242d74fbd36ac";

export default node;
