import type { Counts } from "./counts.ts";
import type { TermKind } from "./document.ts";
import type { Vocabulary } from "./segment.ts";
import type { TermWords } from "./term-words.ts";

/** A value of a facet, with the number of works that choosing it would find. */
export type FacetValue = { value: string; count: number };

/** Values of a facet: as many as requested, those with the most works first, and the total number of values. */
export type FacetValues = { values: FacetValue[]; total: number };

/**
 * Returns the values of a kind that works have.
 *
 * @param chosen values that are included even if no work has them any more, so that a user can deselect them
 * @param typed text that the words of a value must begin with; empty for all values
 */
export function facetValues(
  { terms }: Vocabulary,
  counts: Counts,
  kind: TermKind,
  options: { chosen: readonly string[]; typed: string; first: number; termWords: TermWords },
): FacetValues {
  const { chosen, typed, first, termWords } = options;
  const counted = counts.terms[kind];
  const among =
    typed.trim() === "" ? counted.keys() : termWords.find(typed).map(({ term }) => term);
  const found: number[] = [];
  for (const number of among) if ((counted[number] ?? 0) > 0) found.push(number);
  const text = (number: number) => terms[kind].text(number);
  const best = mostFirst(found, first, (a, b) => {
    const more = (counted[b] ?? 0) - (counted[a] ?? 0);
    return more || (text(a) < text(b) ? -1 : 1);
  });
  const values = best.map((number) => ({ value: text(number), count: counted[number] ?? 0 }));
  for (const value of chosen) {
    if (values.some((known) => known.value === value)) continue;
    const number = terms[kind].find(value);
    values.push({ value, count: number === undefined ? 0 : (counted[number] ?? 0) });
  }
  return { values, total: found.length };
}

/** Returns the first items in order, without sorting all of them. */
export function mostFirst<Item>(
  items: Item[],
  first: number,
  compare: (a: Item, b: Item) => number,
): Item[] {
  if (items.length <= 4 * first) return items.sort(compare).slice(0, first);
  let best: Item[] = [];
  // Drops items that cannot be among the first, a few hundred at a time.
  const batch = Math.max(4 * first, 256);
  for (let at = 0; at < items.length; at += batch) {
    best = [...best, ...items.slice(at, at + batch)].sort(compare).slice(0, first);
  }
  return best;
}
