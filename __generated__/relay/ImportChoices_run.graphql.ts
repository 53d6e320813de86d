/**
 * @generated SignedSource<<e026372c635c1e488713f40072d4547a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type RemotePictures = "COPY" | "KEEP" | "%future added value";
export type WorkStatus = "DRAFT" | "PUBLISHED" | "REMOVED" | "WITHDRAWN" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ImportChoices_run$data = {
  readonly choices: {
    readonly newWorks: WorkStatus;
    readonly recordLanguage: string | null | undefined;
    readonly remotePictures: RemotePictures;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "ImportChoices_run";
};
export type ImportChoices_run$key = {
  readonly " $data"?: ImportChoices_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportChoices_run">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ImportChoices_run",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "concreteType": "ImportChoices",
      "kind": "LinkedField",
      "name": "choices",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "newWorks"
        },
        {
          "kind": "ScalarField",
          "name": "remotePictures"
        },
        {
          "kind": "ScalarField",
          "name": "recordLanguage"
        }
      ]
    }
  ],
  "type": "Import"
};

(node as any).hash = "646094c1458201d1d404811b36839c87";

export default node;
