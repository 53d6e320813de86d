import { undoing } from "./operations.ts";
import type { Operation } from "./operations.ts";

/** What can be taken back, and of that what can be done once more; the last one last. */
export type History = {
  readonly done: readonly Operation[];
  readonly undone: readonly Operation[];
};

/** How many operations can be taken back. */
export const mostSteps = 500;

/** Nothing was done yet. */
export const noHistory: History = { done: [], undone: [] };

/** Something was done: what was taken back before cannot be done once more. */
export function withDone({ done }: History, operation: Operation): History {
  return { done: [...done, operation].slice(-mostSteps), undone: [] };
}

/** Takes the last one back: what is to be done for that; null if there is nothing. */
export function undo({ done, undone }: History): { todo: Operation; history: History } | null {
  const last = done.at(-1);
  if (!last) return null;
  const todo = undoing(last);
  return { todo, history: { done: done.slice(0, -1), undone: [...undone, undoing(todo)] } };
}

/** Does once more what was taken back last: what is to be done for that; null if there is nothing. */
export function redo({ done, undone }: History): { todo: Operation; history: History } | null {
  const todo = undone.at(-1);
  if (!todo) return null;
  return { todo, history: { done: [...done, todo], undone: undone.slice(0, -1) } };
}
