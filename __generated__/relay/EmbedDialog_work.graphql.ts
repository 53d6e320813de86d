/**
 * @generated SignedSource<<7174c3dee7fd60554a597084428db0ae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EmbedDialog_work$data = {
  readonly creators: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly date: string | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "EmbedDialog_work";
};
export type EmbedDialog_work$key = {
  readonly " $data"?: EmbedDialog_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmbedDialog_work">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "EmbedDialog_work",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "concreteType": "Creator",
      "kind": "LinkedField",
      "name": "creators",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "name"
        }
      ]
    },
    {
      "kind": "ScalarField",
      "name": "date"
    }
  ],
  "type": "Work"
};

(node as any).hash = "69db682f5d5e1412dfd8af7dbfebe986";

export default node;
