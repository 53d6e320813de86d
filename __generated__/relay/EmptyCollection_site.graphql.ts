/**
 * @generated SignedSource<<160d4700be6a8c251b93696c72b8ce57>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ImportState = "CHECKED" | "DONE" | "FAILED" | "INTERRUPTED" | "READING" | "RUNNING" | "UNDONE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type EmptyCollection_site$data = {
  readonly runningImport: {
    readonly state: ImportState;
  } | null | undefined;
  readonly " $fragmentType": "EmptyCollection_site";
};
export type EmptyCollection_site$key = {
  readonly " $data"?: EmptyCollection_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmptyCollection_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmptyCollection_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Import",
      "kind": "LinkedField",
      "name": "runningImport",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "da1e12699201c88b8a6c042612db4104";

export default node;
