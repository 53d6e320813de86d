import { blockOf } from "./operations.ts";
import type { Operation } from "./operations.ts";
import { isWriting, placeOf, together } from "./writing.ts";

/**
 * Appends an operation to the queue. Consecutive changes of the same block or of the head become one operation.
 *
 * @param isUnderWay whether the server may already know the first operation
 */
export function queued(
  waiting: readonly Operation[],
  todo: Operation,
  isUnderWay: boolean,
): readonly Operation[] {
  const last = waiting.at(-1);
  const mayJoin = waiting.length > (isUnderWay ? 1 : 0);
  const isOfLast = last && isWriting(last) && isWriting(todo) && placeOf(last) === placeOf(todo);
  return mayJoin && isOfLast ? [...waiting.slice(0, -1), together(last, todo)] : [...waiting, todo];
}

/**
 * Merges the first operation, a refused change, into the next change of the same place, which the server then validates
 * as a whole.
 *
 * @returns the queue without the first operation; null if there is no such change
 */
export function withLaterWhole(waiting: readonly Operation[]): readonly Operation[] | null {
  const [first, ...others] = waiting;
  if (!first || !isWriting(first)) return null;
  const at = others.findIndex((each) => isWriting(each) && placeOf(each) === placeOf(first));
  const later = others[at];
  return later && isWriting(later) ? others.with(at, together(first, later)) : null;
}

/**
 * Returns the queue without its first operation. If that would create a block, all other operations on the block are
 * removed too.
 */
export function withoutFirst(waiting: readonly Operation[]): readonly Operation[] {
  const [operation, ...others] = waiting;
  const id = operation?.kind === "add" ? operation.block.id : null;
  return others.filter((each) => id === null || blockOf(each) !== id);
}
