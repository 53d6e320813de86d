import { graphql, readInlineData } from "react-relay";
import type { importMoves_run$key } from "../../../../../__generated__/relay/importMoves_run.graphql.ts";

/** What of an import becomes another as it goes on. */
export type Moves = {
  state: string;
  /** Why it failed; null unless it did. */
  failure: string | null;
  /** Whether it was let change the collection, so that its counts say what it did. */
  isApplied: boolean;
  /** Whether it waits for somebody to say which columns are the identifier and the title; its state is `FAILED` then. */
  isAsking: boolean;
  /** Whether it would be going on but for another. */
  isWaiting: boolean;
  /** Whether something is done for it right now, or waits its turn. */
  isBusy: boolean;
  /** Whether what it did is being taken back. */
  isBeingUndone: boolean;
  /** How many rows are dealt with, or works while it is being undone, and of how many, once that is known. */
  done: number;
  total: number | null;
  /** Rows a second, of late. */
  rate: number | null;
  secondsLeft: number | null;
  /** What it dealt with last. */
  currentTitle: string | null;
  added: number;
  changed: number;
  unchanged: number;
  refused: number;
  /** What undoing it came to, as far as that is. */
  undone: { takenOut: number; putBack: number; kept: number } | null;
};

/** Reads how far an import is, for all that tells of it. */
export function movesOf(key: importMoves_run$key): Moves {
  const run = readInlineData(
    graphql`
      fragment importMoves_run on Import @inline {
        state
        failure
        isApplied
        isAsking
        isWaiting
        rowsTotal
        rowsDone
        rowsPerSecond
        secondsLeft
        currentTitle
        added
        changed
        unchanged
        refused
        undo {
          worksTotal
          worksDone
          takenOut
          putBack
          kept
          finishedAt
        }
      }
    `,
    key,
  );
  const { state, undo, added, changed, unchanged, refused } = run;
  const isBeingUndone = state !== "UNDONE" && undo != null && undo.finishedAt == null;
  const isBusy = isBeingUndone || state === "READING" || state === "RUNNING";
  return {
    state,
    failure: run.failure ?? null,
    isApplied: run.isApplied,
    isAsking: run.isAsking,
    isWaiting: run.isWaiting && isBusy && !isBeingUndone,
    isBusy,
    isBeingUndone,
    done: isBeingUndone ? undo.worksDone : run.rowsDone,
    total: isBeingUndone ? undo.worksTotal : (run.rowsTotal ?? null),
    rate: run.rowsPerSecond ?? null,
    secondsLeft: run.secondsLeft ?? null,
    currentTitle: run.currentTitle ?? null,
    added,
    changed,
    unchanged,
    refused,
    undone: undo ? { takenOut: undo.takenOut, putBack: undo.putBack, kept: undo.kept } : null,
  };
}
