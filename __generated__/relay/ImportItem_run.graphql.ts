/**
 * @generated SignedSource<<ebb3501575bec743b2937b5b0f7aed53>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ImportItem_run$data = {
  readonly by: string | null | undefined;
  readonly found: string | null | undefined;
  readonly id: string;
  readonly label: string;
  readonly startedAt: string;
  readonly " $fragmentSpreads": FragmentRefs<"importMoves_run">;
  readonly " $fragmentType": "ImportItem_run";
};
export type ImportItem_run$key = {
  readonly " $data"?: ImportItem_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportItem_run">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ImportItem_run",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "id"
    },
    {
      "kind": "ScalarField",
      "name": "label"
    },
    {
      "kind": "ScalarField",
      "name": "startedAt"
    },
    {
      "kind": "ScalarField",
      "name": "found"
    },
    {
      "kind": "ScalarField",
      "name": "by"
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "importMoves_run",
      "selections": [
        {
          "kind": "ScalarField",
          "name": "state"
        },
        {
          "kind": "ScalarField",
          "name": "failure"
        },
        {
          "kind": "ScalarField",
          "name": "isApplied"
        },
        {
          "kind": "ScalarField",
          "name": "isAsking"
        },
        {
          "kind": "ScalarField",
          "name": "isWaiting"
        },
        {
          "kind": "ScalarField",
          "name": "rowsTotal"
        },
        {
          "kind": "ScalarField",
          "name": "rowsDone"
        },
        {
          "kind": "ScalarField",
          "name": "rowsPerSecond"
        },
        {
          "kind": "ScalarField",
          "name": "secondsLeft"
        },
        {
          "kind": "ScalarField",
          "name": "currentTitle"
        },
        {
          "kind": "ScalarField",
          "name": "added"
        },
        {
          "kind": "ScalarField",
          "name": "changed"
        },
        {
          "kind": "ScalarField",
          "name": "unchanged"
        },
        {
          "kind": "ScalarField",
          "name": "refused"
        },
        {
          "concreteType": "ImportUndo",
          "kind": "LinkedField",
          "name": "undo",
          "plural": false,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "worksTotal"
            },
            {
              "kind": "ScalarField",
              "name": "worksDone"
            },
            {
              "kind": "ScalarField",
              "name": "takenOut"
            },
            {
              "kind": "ScalarField",
              "name": "putBack"
            },
            {
              "kind": "ScalarField",
              "name": "kept"
            },
            {
              "kind": "ScalarField",
              "name": "finishedAt"
            }
          ]
        }
      ],
      "argumentDefinitions": []
    }
  ],
  "type": "Import"
};

(node as any).hash = "5e36ccfd8afadb951328626990047a02";

export default node;
