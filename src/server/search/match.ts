import type { Part, SearchQuery } from "../../text/query.ts";
import type { Dictionary } from "./dictionary.ts";
import {
  allWorks,
  common,
  entriesOf,
  formsOf,
  placeBits,
  presentWorks,
  union,
  without,
  worksWithAny,
  worksWithForm,
  type Postings,
} from "./postings.ts";
import { Scores } from "./scores.ts";
import type { Segment } from "./segment.ts";

/** Works that a search finds, ascending. */
export type Matches = {
  works: Uint32Array;
  /** Returns how well some of these works match, ascending: at most `bestScore`. Only sorting by relevance needs it. */
  score(works: Uint32Array): Uint16Array;
  /** Approximate number of bytes retained for `score`. */
  bytes: number;
};

/** Number of entries of postings that are read in the time of scanning one work's words. */
const entriesPerWork = 16;

/**
 * Finds the works of a segment that match a search.
 *
 * @param from number of the first work to include
 */
export function match(segment: Segment, query: SearchQuery, words: Dictionary, from = 0): Matches {
  const { whole, open } = partsOf(query);
  const lists = whole.map((part) => worksWithPart(segment, part, words, from));
  let found = inAll(lists) ?? (open === null ? allWorks(segment, from) : null);
  if (open !== null) {
    const beginning = worksBeginning(segment, open, words, from, found);
    lists.push(beginning);
    found = found ? common(found, beginning) : beginning;
  }
  found ??= new Uint32Array(0);
  const numbered = query.identifier === null ? [] : identified(segment, query.identifier, from);
  // The search for a single word already included identifiers.
  if (numbered.length > 0 && query.wanted.length !== 1)
    found = union([found, ...numbered], segment.size, from);
  for (const part of query.unwanted)
    found = without(found, worksWithPart(segment, part, words, from));
  const works = presentWorks(found, segment);
  return {
    works,
    score(some) {
      const scores = new Scores(segment, some);
      scores.addWords(lists, query, words);
      scores.addIdentifiers(numbered);
      return scores.scores;
    },
    bytes: [...lists, ...numbered].reduce((sum, { byteLength }) => sum + byteLength, 0),
  };
}

/** Returns the approximate number of entries of postings that a search must read. */
export function effort(segment: Segment, query: SearchQuery, words: Dictionary): number {
  const { whole, open } = partsOf(query);
  const known = whole.map(({ words: texts }) =>
    Math.min(...texts.map((text) => entriesOf(segment, numbersOf(text, words)))),
  );
  const least = whole.length === 0 ? Infinity : Math.min(...known);
  const begun = open === null ? 0 : entriesOf(segment, numbersBeginning(open, words));
  const forms = query.identifier === null ? 0 : 2 * formsOf(segment, query.identifier, true).length;
  if (whole.length === 0) return (open === null ? segment.size : begun) + forms;
  return least + Math.min(begun, least * entriesPerWork) + forms;
}

/** Returns the works that match best; of those with the same score, the ones added last first. */
export function bestOf({ works, score }: Matches, first: number) {
  const scores = score(works);
  const best: { work: number; score: number }[] = [];
  for (let at = works.length - 1; at >= 0; at -= 1) {
    const [work, score] = [works[at] ?? 0, scores[at] ?? 0];
    if (best.length === first && score <= (best.at(-1)?.score ?? 0)) continue;
    const place = best.findIndex((other) => other.score < score);
    best.splice(place < 0 ? best.length : place, 0, { work, score });
    if (best.length > first) best.pop();
  }
  return best;
}

/** Splits a search into the parts that must match whole, and the prefix that an unfinished last word is. */
function partsOf({ wanted, isOpen }: SearchQuery): { whole: readonly Part[]; open: string | null } {
  const open = isOpen ? (wanted.at(-1)?.words[0] ?? null) : null;
  return { whole: open === null ? wanted : wanted.slice(0, -1), open };
}

/** Returns the works that are in all lists; null if there is no list. */
function inAll(lists: readonly Postings[]): Postings | null {
  const [rarest, ...others] = lists.toSorted((a, b) => a.length - b.length);
  return rarest ? others.reduce((works, list) => common(works, list), rarest) : null;
}

/** Returns the works whose identifier is the typed one, then those whose identifier begins with it. */
function identified(segment: Segment, form: string, from: number): Postings[] {
  const exact = worksWithForm(segment, form, false, from);
  const begun = form.length > 1 ? worksWithForm(segment, form, true, from) : exact;
  return begun.length === 0 ? [] : [exact, begun];
}

function worksWithPart(
  segment: Segment,
  { words: texts }: Part,
  words: Dictionary,
  from: number,
): Postings {
  const [first = ""] = texts;
  if (texts.length > 1) return worksWithPhrase(segment, texts, words, from);
  const found = worksWithAny(segment, numbersOf(first, words), from);
  return withNumber(segment, found, first, false, from);
}

/** Returns the works with a word that has this prefix; searches only `among` if that costs less. */
function worksBeginning(
  segment: Segment,
  open: string,
  words: Dictionary,
  from: number,
  among: Postings | null,
): Postings {
  const numbers = numbersBeginning(open, words);
  const isQuicker = among !== null && among.length * entriesPerWork < entriesOf(segment, numbers);
  const found = isQuicker
    ? having(segment, among, new Set(numbers))
    : worksWithAny(segment, numbers, from);
  return withNumber(segment, found, open, true, from);
}

/** Returns those of these works that have one of the words, with its places. */
function having({ text }: Segment, among: Postings, numbers: ReadonlySet<number>): Postings {
  const { starts, values } = text;
  const result = new Uint32Array(among.length);
  let size = 0;
  for (const entry of among) {
    const work = entry >>> placeBits;
    const end = starts[work + 1] ?? 0;
    let places = 0;
    for (let at = starts[work] ?? 0; at < end; at += 1) {
      const value = values[at] ?? 0;
      if (value !== 0 && numbers.has(value >>> 2)) places |= 1 << (value & 3);
    }
    if (places !== 0) result[size++] = (work << placeBits) | places;
  }
  return result.subarray(0, size);
}

/** Adds the works with a matching part of an identifier, since such parts are not in the vocabulary. */
function withNumber(
  segment: Segment,
  found: Postings,
  text: string,
  isOpen: boolean,
  from: number,
): Postings {
  if (!/\p{N}/u.test(text)) return found;
  const lists = [found, worksWithForm(segment, text, isOpen, from)];
  return union(
    lists.filter((list) => list.length > 0),
    segment.size,
    from,
  );
}

function numbersOf(text: string, words: Dictionary): number[] {
  const number = words.find(text);
  return number === undefined ? [] : [number];
}

/** Returns the words with this prefix. A single ASCII letter must match whole: nearly every word begins with it. */
function numbersBeginning(text: string, words: Dictionary): number[] {
  const isEnough = text.length > 1 || /\P{ASCII}|\d/u.test(text);
  return isEnough ? words.startingWith(text) : numbersOf(text, words);
}

function worksWithPhrase(
  segment: Segment,
  texts: readonly string[],
  words: Dictionary,
  from: number,
): Postings {
  const phrase = texts.map((text) => words.find(text));
  if (!phrase.every((number) => number !== undefined)) return new Uint32Array(0);
  const all = inAll(phrase.map((number) => worksWithAny(segment, [number], from)));
  return (all ?? new Uint32Array(0)).filter((entry) =>
    hasPhrase(segment, entry >>> placeBits, phrase),
  );
}

function hasPhrase({ text }: Segment, work: number, phrase: readonly number[]): boolean {
  const end = (text.starts[work + 1] ?? 0) - phrase.length;
  for (let at = text.starts[work] ?? 0; at <= end; at += 1) {
    if (phrase.every((number, step) => (text.values[at + step] ?? 0) >>> 2 === number)) return true;
  }
  return false;
}
