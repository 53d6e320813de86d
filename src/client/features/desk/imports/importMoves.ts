import { graphql, readInlineData } from "react-relay";
import type { importMoves_run$key } from "../../../../../__generated__/relay/importMoves_run.graphql.ts";

/** The fields of an import that change during its run. */
export type Moves = {
  state: string;
  /** Why the import failed; null if it did not. */
  failure: string | null;
  /** Whether the import was applied, so that its counts describe changes and not a preview. */
  isApplied: boolean;
  /** Whether it waits for the user to name the columns of identifier and title; its state is then `FAILED`. */
  isAsking: boolean;
  /** Whether it waits for another import to finish. */
  isWaiting: boolean;
  /** Whether the server is working on it, or will when its turn comes. */
  isBusy: boolean;
  /** Whether it is being undone. */
  isBeingUndone: boolean;
  /** Number of processed rows (works during an undo), and their total once it is known. */
  done: number;
  total: number | null;
  /** Recent speed, in rows per second. */
  rate: number | null;
  secondsLeft: number | null;
  /** Title of the last processed work. */
  currentTitle: string | null;
  added: number;
  changed: number;
  unchanged: number;
  refused: number;
  /** Result of the undo so far. */
  undone: { takenOut: number; putBack: number; kept: number } | null;
};

/** Reads the progress of an import. */
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
