import { firstFrom, foundFrom, isIn } from "./sequence.ts";
import type { Place, Sequence } from "./sequence.ts";

/** Window of a list: `size` works from its beginning or after a position, or from its end or before a position. */
export type Window = { size: number; backward: boolean; from: Place | null };

/** Part of a list, whether more follows in the direction of reading, and whether works precede its beginning. */
export type Part = { places: Place[]; hasMore: boolean; hasBehind: boolean };

/** Returns a part of the list that sequences form together. */
export function partOf(sequences: readonly Sequence[], { size, backward, from }: Window): Part {
  const step = backward ? -1 : 1;
  const heads = sequences.map((sequence) => {
    if (!from) return foundFrom(sequence, backward ? sequence.length - 1 : 0, step);
    const at = firstFrom(sequence, from);
    // The position itself belongs neither to the part after it nor to the part before it.
    const isThere = at < sequence.length && sequence.compare(at, from) === 0;
    return foundFrom(sequence, backward ? at - 1 : at + Number(isThere), step);
  });
  const hasBehind = sequences.some((sequence, at) =>
    isIn(sequence, foundFrom(sequence, (heads[at] ?? 0) - step, backward ? 1 : -1)),
  );
  const places: Place[] = [];
  while (places.length <= size) {
    const next = takeNext(sequences, heads, step);
    if (!next) break;
    places.push(next);
  }
  const hasMore = places.length > size;
  if (hasMore) places.pop();
  return { places: backward ? places.reverse() : places, hasMore, hasBehind };
}

/** Returns the next work of all sequences and advances its sequence's head; null if there is none. */
function takeNext(sequences: readonly Sequence[], heads: number[], step: 1 | -1): Place | null {
  let best: Place | null = null;
  let bestAt = -1;
  sequences.forEach((sequence, at) => {
    const head = heads[at] ?? -1;
    if (!isIn(sequence, head)) return;
    if (best && sequence.compare(head, best) * step > 0) return;
    best = sequence.placeOf(sequence.at(head), head);
    bestAt = at;
  });
  const sequence = sequences[bestAt];
  if (sequence) heads[bestAt] = foundFrom(sequence, (heads[bestAt] ?? 0) + step, step);
  return best;
}
