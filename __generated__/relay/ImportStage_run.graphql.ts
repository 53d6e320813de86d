/**
 * @generated SignedSource<<b6ff00eeb38aeaf5698868394a36ea2c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ImportStage_run$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ImportActions_run" | "ImportChoices_run" | "importMoves_run">;
  readonly " $fragmentType": "ImportStage_run";
};
export type ImportStage_run$key = {
  readonly " $data"?: ImportStage_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportStage_run">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ImportStage_run",
  "selections": [
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
    },
    {
      "kind": "FragmentSpread",
      "name": "ImportActions_run"
    },
    {
      "kind": "FragmentSpread",
      "name": "ImportChoices_run"
    }
  ],
  "type": "Import"
};

(node as any).hash = "65f6f3d642bbe59a92355e8c575c5883";

export default node;
