/**
 * @generated SignedSource<<2eddea998e583056a27e2cdc5a2de546>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ImportActions_run$data = {
  readonly choices: {
    readonly __typename: "ImportChoices";
  } | null | undefined;
  readonly id: string;
  readonly label: string;
  readonly " $fragmentSpreads": FragmentRefs<"importMoves_run">;
  readonly " $fragmentType": "ImportActions_run";
};
export type ImportActions_run$key = {
  readonly " $data"?: ImportActions_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportActions_run">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ImportActions_run",
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
      "concreteType": "ImportChoices",
      "kind": "LinkedField",
      "name": "choices",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "__typename"
        }
      ]
    }
  ],
  "type": "Import"
};

(node as any).hash = "6fd9c2107364456b45b7216ff85270d8";

export default node;
