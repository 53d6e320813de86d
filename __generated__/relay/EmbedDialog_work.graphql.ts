/**
 * @generated SignedSource<<5836ab443e37741686cb885ba054fbde>>
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Creator",
      "kind": "LinkedField",
      "name": "creators",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "date",
      "storageKey": null
    }
  ],
  "type": "Work",
  "abstractKey": null
};

(node as any).hash = "69db682f5d5e1412dfd8af7dbfebe986";

export default node;
