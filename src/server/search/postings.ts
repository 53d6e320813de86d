import type { Inverted } from "./inverted.ts";
import { placeOf } from "./inverted.ts";
import type { Segment } from "./segment.ts";

/**
 * Works in ascending order, each with a bit for every place where something stands in it, in the lowest four:
 * what `Segment.words` has for a word.
 */
export type Postings = Uint32Array;

export const placeBits = 4;
/** Stands for an identifier in the places of a work: what is said of its title counts for it too. */
const inTitle = 1;

/** The works that have one of these words. */
export function worksWithAny(segment: Segment, words: readonly number[]): Postings {
  const lists = words
    .map((word) => postingsOf(segment.words, word))
    .filter((postings) => postings.length > 0);
  return union(lists, segment.size);
}

/** Those in one of the lists; the places of a work in several are put together. */
export function union(lists: readonly Postings[], size: number): Postings {
  const [first, second] = lists;
  if (!first) return new Uint32Array(0);
  if (!second) return first;
  const entries = lists.reduce((sum, { length }) => sum + length, 0);
  return entries > size / 8 ? unionByMarking(lists, size) : unionBySorting(lists, entries);
}

/** Those in both, with the second's places. */
export function common(works: Postings, others: Postings): Postings {
  const result = new Uint32Array(Math.min(works.length, others.length));
  let [size, at] = [0, 0];
  for (const entry of works) {
    const work = entry >>> placeBits;
    at = reach(others, at, work);
    const other = others[at];
    if (other === undefined) break;
    if (other >>> placeBits === work) result[size++] = other;
  }
  return result.subarray(0, size);
}

/** Those of the first that are not in the second. */
export function without(works: Postings, others: Postings): Postings {
  const result = new Uint32Array(works.length);
  let [size, at] = [0, 0];
  for (const entry of works) {
    const work = entry >>> placeBits;
    at = reach(others, at, work);
    const other = others[at];
    if (other === undefined || other >>> placeBits !== work) result[size++] = entry;
  }
  return result.subarray(0, size);
}

/** All works that are not gone, in no place. */
export function allWorks({ size, gone }: Segment): Postings {
  const result = new Uint32Array(size);
  let found = 0;
  for (let work = 0; work < size; work += 1) if (!gone[work]) result[found++] = work << placeBits;
  return result.subarray(0, found);
}

/** Those that are not gone. */
export function present(works: Postings, { gone }: Segment): Postings {
  return works.some((entry) => gone[entry >>> placeBits])
    ? works.filter((entry) => !gone[entry >>> placeBits])
    : works;
}

/** The works with an identifier that may be typed so, or begins so. */
export function worksWithForm(segment: Segment, form: string, isOpen: boolean): Postings {
  const typed = Buffer.from(form);
  const { forms, formWorks } = segment;
  const begins = (at: number) => forms.compare(at, typed) >= 0;
  const works: number[] = [];
  for (let at = firstPlace(forms.size, begins); at < forms.size; at += 1) {
    const bytes = forms.bytes(at);
    if (isOpen ? !bytes.subarray(0, typed.length).equals(typed) : !bytes.equals(typed)) break;
    works.push(formWorks[at] ?? 0);
  }
  const sorted = Uint32Array.from(new Set(works)).sort();
  return sorted.map((work) => (work << placeBits) | inTitle);
}

/** The first of so many places for which something holds, as it does for all behind it; else the count. */
export function firstPlace(count: number, holds: (place: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function postingsOf(words: Inverted, word: number): Postings {
  const at = placeOf(words, word);
  return words.values.subarray(at < 0 ? 0 : words.starts[at], at < 0 ? 0 : words.starts[at + 1]);
}

/** The first place from `at` on whose work is not before this one: in steps that grow, then halved. */
export function reach(postings: Postings, at: number, work: number): number {
  const wanted = (work << placeBits) >>> 0;
  if ((postings[at] ?? Infinity) >= wanted) return at;
  let step = 1;
  while ((postings[at + step] ?? Infinity) < wanted) step *= 2;
  const from = at + (step >>> 1);
  const to = Math.min(at + step, postings.length);
  return from + firstPlace(to - from, (place) => (postings[from + place] ?? 0) >= wanted);
}

function unionByMarking(lists: readonly Postings[], size: number): Postings {
  const places = new Uint8Array(size);
  const isThere = 128;
  const placeMask = (1 << placeBits) - 1;
  for (const list of lists) {
    for (const entry of list) {
      const work = entry >>> placeBits;
      places[work] = (places[work] ?? 0) | isThere | (entry & placeMask);
    }
  }
  const result = new Uint32Array(size);
  let found = 0;
  for (let work = 0; work < size; work += 1) {
    const marks = places[work] ?? 0;
    if (marks) result[found++] = (work << placeBits) | (marks & placeMask);
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
