/**
 * @generated SignedSource<<a854a4beb25078481419b6f4c50aa784>>
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
  "name": "EmptyCollection_site",
  "selections": [
    {
      "concreteType": "Import",
      "kind": "LinkedField",
      "name": "runningImport",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "state"
        }
      ]
    }
  ],
  "type": "Site"
};

(node as any).hash = "da1e12699201c88b8a6c042612db4104";

export default node;
