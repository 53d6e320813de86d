import { blockOf } from "./operations.ts";
import type { Operation } from "./operations.ts";
import { isWriting, placeOf, together } from "./writing.ts";

/**
 * What waits, with one more behind it: what is written in one place one after the other is one.
 *
 * @param isUnderWay whether the first of those that wait may be known to the server already
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
 * What waits without the first one, something written that was refused: what is written in its place later is judged with it.
 *
 * @returns null if nothing is
 */
export function withLaterWhole(waiting: readonly Operation[]): readonly Operation[] | null {
  const [first, ...others] = waiting;
  if (!first || !isWriting(first)) return null;
  const at = others.findIndex((each) => isWriting(each) && placeOf(each) === placeOf(first));
  const later = others[at];
  return later && isWriting(later) ? others.with(at, together(first, later)) : null;
}

/** What waits without the first one, and without all that is about a block which then never comes to be. */
export function withoutFirst(waiting: readonly Operation[]): readonly Operation[] {
  const [operation, ...others] = waiting;
  const id = operation?.kind === "add" ? operation.block.id : null;
  return others.filter((each) => id === null || blockOf(each) !== id);
}
