/**
 * @generated SignedSource<<04ef9ed0866cf506613ab7ea15738297>>
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
  readonly isAsking: boolean;
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

(node as any).hash = "42d01d905ef347425a3d1f2dafebbe92";

export default node;
