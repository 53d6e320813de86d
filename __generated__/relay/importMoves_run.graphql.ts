/**
 * @generated SignedSource<<811c4e09eb347619eb4a7bc3efd8870c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type ImportState = "CHECKED" | "DONE" | "FAILED" | "INTERRUPTED" | "READING" | "RUNNING" | "UNDONE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type importMoves_run$data = {
  readonly added: number;
  readonly changed: number;
  readonly currentTitle: string | null | undefined;
  readonly failure: string | null | undefined;
  readonly isApplied: boolean;
  readonly isWaiting: boolean;
  readonly refused: number;
  readonly rowsDone: number;
  readonly rowsPerSecond: number | null | undefined;
  readonly rowsTotal: number | null | undefined;
  readonly secondsLeft: number | null | undefined;
  readonly state: ImportState;
  readonly unchanged: number;
  readonly undo: {
    readonly finishedAt: string | null | undefined;
    readonly kept: number;
    readonly putBack: number;
    readonly takenOut: number;
    readonly worksDone: number;
    readonly worksTotal: number;
  } | null | undefined;
  readonly " $fragmentType": "importMoves_run";
};
export type importMoves_run$key = {
  readonly " $data"?: importMoves_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"importMoves_run">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "importMoves_run"
};

(node as any).hash = "c698af7df305d9d77e0f24357cc3e6aa";

export default node;
