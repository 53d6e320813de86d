import { undoing } from "./operations.ts";
import type { Operation } from "./operations.ts";

/** The undo and redo stacks, each with the most recent operation last. */
export type History = {
  readonly done: readonly Operation[];
  readonly undone: readonly Operation[];
};

/** Maximum number of operations that can be undone. */
export const mostSteps = 500;

/** An empty history. */
export const noHistory: History = { done: [], undone: [] };

/** Adds an operation to the history. This clears the redo stack. */
export function withDone({ done }: History, operation: Operation): History {
  return { done: [...done, operation].slice(-mostSteps), undone: [] };
}

/** Undoes the last operation. Returns the operation that reverts it, and the new history; null if there is none. */
export function undo({ done, undone }: History): { todo: Operation; history: History } | null {
  const last = done.at(-1);
  if (!last) return null;
  const todo = undoing(last);
  return { todo, history: { done: done.slice(0, -1), undone: [...undone, undoing(todo)] } };
}

/**
 * Redoes the operation that was undone last. Returns the operation to apply, and the new history; null if there is
 * none.
 */
export function redo({ done, undone }: History): { todo: Operation; history: History } | null {
  const todo = undone.at(-1);
  if (!todo) return null;
  return { todo, history: { done: [...done, todo], undone: undone.slice(0, -1) } };
}
