import { firstPlace } from "./first-place.ts";
import { itemsOf } from "./inverted.ts";
import { scratchBytes, scratchNumbers } from "./scratch.ts";
import type { Segment } from "./segment.ts";

/**
 * Works in ascending order, each with a bit in the lowest four for every place where the word occurs, as in
 * `Segment.words`.
 */
export type Postings = Uint32Array;

export const placeBits = 4;
/** Place bit of an identifier: it counts like a word in the title. */
const inTitle = 1;

/** Returns the works that have one of these words, starting with work `from`. */
export function worksWithAny(segment: Segment, words: readonly number[], from = 0): Postings {
  const lists = words
    .map((word) => startingAt(itemsOf(segment.words, word), from))
    .filter((postings) => postings.length > 0);
  return union(lists, segment.size, from);
}

/** Returns the sum of the numbers of works that have each of these words. */
export function entriesOf(segment: Segment, words: readonly number[]): number {
  return words.reduce((sum, word) => sum + itemsOf(segment.words, word).length, 0);
}

/** Returns the works in any of the lists and combines their places. No work comes before `from`. */
export function union(lists: readonly Postings[], size: number, from = 0): Postings {
  const [first, second] = lists;
  if (!first) return new Uint32Array(0);
  if (!second) return first;
  const entries = lists.reduce((sum, { length }) => sum + length, 0);
  return entries > (size - from) / 8
    ? unionByMarking(lists, size, from)
    : unionBySorting(lists, entries);
}

/** Returns the works in both lists, with the second list's places. */
export function common(works: Postings, others: Postings): Postings {
  const result = scratchNumbers("common", Math.min(works.length, others.length));
  let [size, at] = [0, 0];
  for (let place = 0; place < works.length; place += 1) {
    const entry = works[place] ?? 0;
    const work = entry >>> placeBits;
    at = reach(others, at, work);
    const other = others[at];
    if (other === undefined) break;
    if (other >>> placeBits === work) result[size++] = other;
  }
  return result.slice(0, size);
}

/** Returns the works of the first list that are not in the second. */
export function without(works: Postings, others: Postings): Postings {
  const result = scratchNumbers("without", works.length);
  let [size, at] = [0, 0];
  for (let place = 0; place < works.length; place += 1) {
    const entry = works[place] ?? 0;
    const work = entry >>> placeBits;
    at = reach(others, at, work);
    const other = others[at];
    if (other === undefined || other >>> placeBits !== work) result[size++] = entry;
  }
  return result.slice(0, size);
}

/** Returns all works that are not gone, starting with work `from`, without any place. */
export function allWorks({ size, gone }: Segment, from = 0): Postings {
  const result = new Uint32Array(size - from);
  let found = 0;
  for (let work = from; work < size; work += 1)
    if (!gone[work]) result[found++] = work << placeBits;
  return result.subarray(0, found);
}

/** Returns the works of entries, without those that are gone. */
export function presentWorks(entries: Postings, { gone }: Segment): Uint32Array {
  const works = scratchNumbers("present", entries.length);
  let found = 0;
  for (let place = 0; place < entries.length; place += 1) {
    const work = (entries[place] ?? 0) >>> placeBits;
    if (!gone[work]) works[found++] = work;
  }
  return works.slice(0, found);
}

/** Returns the works, starting with `from`, that have an identifier with this form, or with this prefix if `isOpen`. */
export function worksWithForm(segment: Segment, form: string, isOpen: boolean, from = 0): Postings {
  const works = formsOf(segment, form, isOpen);
  if (works.length > segment.size / 32) return ascendingByMarking(works, segment.size, from);
  const sorted = works.filter((work) => work >= from).sort();
  const once = sorted.filter((work, at) => work !== sorted[at - 1]);
  return once.map((work) => (work << placeBits) | inTitle);
}

/** Returns the works of the identifiers with this form, or prefix if `isOpen`; a work may occur several times. */
export function formsOf({ forms, formWorks }: Segment, form: string, isOpen: boolean): Uint32Array {
  const typed = Buffer.from(form);
  const first = firstPlace(forms.size, (at) => forms.compare(at, typed) >= 0);
  const isTyped = (at: number) =>
    isOpen
      ? forms.bytes(at).subarray(0, typed.length).equals(typed)
      : forms.compare(at, typed) === 0;
  const count = firstPlace(forms.size - first, (at) => !isTyped(first + at));
  return formWorks.subarray(first, first + count);
}

/** Returns the first position from `at` on whose work is not before this one, by exponential and binary search. */
export function reach(postings: Postings, at: number, work: number): number {
  const wanted = work << placeBits;
  const end = postings.length;
  let low = at;
  let high = at;
  // Allocates no closure and compares only integers: a search spends most of its time here.
  for (let step = 1; high < end && (postings[high] ?? 0) < wanted; step *= 2) {
    low = high + 1;
    high += step;
  }
  if (high > end) high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((postings[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

function startingAt(postings: Postings, work: number): Postings {
  return work === 0 ? postings : postings.subarray(reach(postings, 0, work));
}

const isThere = 1 << placeBits;
const placeMask = isThere - 1;

function unionByMarking(lists: readonly Postings[], size: number, from: number): Postings {
  const places = scratchBytes("marks", size - from);
  for (const list of lists) {
    for (let place = 0; place < list.length; place += 1) {
      const entry = list[place] ?? 0;
      const work = (entry >>> placeBits) - from;
      places[work] = (places[work] ?? 0) | isThere | (entry & placeMask);
    }
  }
  return marked(places, from);
}

function ascendingByMarking(works: Uint32Array, size: number, from: number): Postings {
  const places = scratchBytes("marks", size - from);
  for (const work of works) if (work >= from) places[work - from] = isThere | inTitle;
  return marked(places, from);
}

function marked(places: Uint8Array, from: number): Postings {
  const result = scratchNumbers("marked", places.length);
  let found = 0;
  for (let at = 0; at < places.length; at += 1) {
    const marks = places[at] ?? 0;
    if (marks) result[found++] = ((at + from) << placeBits) | (marks & placeMask);
  }
  return result.slice(0, found);
}

function unionBySorting(lists: readonly Postings[], entries: number): Postings {
  const all = new Uint32Array(entries);
  let end = 0;
  for (const list of lists) {
    all.set(list, end);
    end += list.length;
  }
  all.sort();
  let last = -1;
  for (const entry of all) {
    const before = all[last];
    if (before !== undefined && before >>> placeBits === entry >>> placeBits)
      all[last] = before | entry;
    else all[++last] = entry;
  }
  return all.subarray(0, last + 1);
}
