import { noEarliest } from "./segment.ts";
import type { Segment } from "./segment.ts";

/** Summary that distinguishes one state of a collection from another. */
export type State = { works: number; stamps: number };

/** Returns the number of works. */
export function sizeOf(segments: readonly Segment[]): number {
  let works = 0;
  for (const { size, gone } of segments) {
    works += size;
    for (const flag of gone) works -= flag;
  }
  return works;
}

/** Returns the number of works, and the sum of their stamps. */
export function stateOf(segments: readonly Segment[]): State {
  let stamps = 0;
  for (const segment of segments) {
    segment.gone.forEach((isGone, work) => {
      if (!isGone) stamps += segment.stamps[work] ?? 0;
    });
  }
  return { works: sizeOf(segments), stamps };
}

/** Returns the first and the last year in which any work may have been made; null if none is known. */
export function yearsOf(segments: readonly Segment[]): { first: number; last: number } | null {
  let [first, last] = [Infinity, -Infinity];
  for (const { earliest, latest, inOrder, gone } of segments) {
    const isThere = (work: number) => !gone[work];
    const oldest = inOrder.earliest.find(isThere);
    const newest = inOrder.latest.findLast(isThere);
    const from = oldest === undefined ? noEarliest : (earliest[oldest] ?? noEarliest);
    if (from === noEarliest) continue;
    first = Math.min(first, from);
    last = Math.max(last, newest === undefined ? from : (latest[newest] ?? from));
  }
  return first === Infinity ? null : { first, last };
}

/** Years that lists and histograms divide into intervals. A work with any other year must not make them useless. */
export const history = { first: -10_000, last: 9_999 };

/** Returns the nearest year within history. */
export function withinHistory(year: number): number {
  return Math.min(Math.max(year, history.first), history.last);
}
