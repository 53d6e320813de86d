import type { SearchQuery } from "../../text/query.ts";
import type { Dictionary } from "./dictionary.ts";
import { placeBits, reach, worksWithAny } from "./postings.ts";
import type { Postings } from "./postings.ts";
import { creatorMark } from "./segment.ts";
import { scratchBytes } from "./scratch.ts";
import type { Segment } from "./segment.ts";

/** The highest possible score. */
export const bestScore = 2 ** 16 - 1;

/**
 * Points for a word by the best place where it occurs, both for whole words and for prefixes of longer words. A score
 * depends only on the work and the search, so that pages stay stable while works are added.
 */
const worth = { title: 20, creator: 20, subject: 8, rest: 3 } as const;
const worthOfPlaces = Uint8Array.from({ length: 1 << placeBits }, (_, places) => {
  if (places & 1) return worth.title;
  if (places & 2) return worth.creator;
  if (places & 4) return worth.subject;
  return places & 8 ? worth.rest : 0;
});
/** Tenths of a word's points for a word of which only the prefix was typed. */
const worthOfBeginning = 6;
/**
 * Points for all words in the title, for the same words in the typed order, and for a title without any other word; for
 * all words among the creators, and for one creator's whole name. Users who type a name look for works by that person
 * before portraits of them.
 */
const allInTitle = 60;
const inOrderInTitle = 100;
const onlyTitle = 400;
const allInCreators = 200;
const onlyCreator = 400;
/** Points in proportion to how much of a title or a name was typed; the whole of it earns this many. */
const ofTitle = 40;
const ofCreator = 60;
/** Points for an identifier that begins with the typed text, and for one that equals it. */
const beginsAsTyped = 2_000;
const isTyped = 20_000;

/** Scores of works, which must be ascending. */
export class Scores {
  readonly scores: Uint16Array;
  readonly #segment: Segment;
  readonly #works: Uint32Array;

  constructor(segment: Segment, works: Uint32Array) {
    this.#segment = segment;
    this.#works = works;
    this.scores = new Uint16Array(works.length);
  }

  /** Adds the points of the typed words in each work. */
  addWords(lists: readonly Postings[], { wanted, isOpen }: SearchQuery, words: Dictionary): void {
    const count = this.#works.length;
    const everywhere = scratchBytes("everywhere", count).fill((1 << placeBits) - 1);
    const inTitle = scratchBytes("in title", count);
    lists.forEach((list, at) => {
      const part = wanted[at];
      const isBegun = isOpen && at === wanted.length - 1 && part?.words.length === 1;
      const share = isBegun ? worthOfBeginning : 10;
      const places = this.#placesIn(list);
      this.#addPlaces(places, share);
      for (let index = 0; index < count; index += 1) {
        const own = places[index] ?? 0;
        everywhere[index] = (everywhere[index] ?? 0) & own;
        inTitle[index] = (inTitle[index] ?? 0) + (own & 1);
      }
      const whole = isBegun ? words.find(part.words[0] ?? "") : undefined;
      if (whole === undefined) return;
      this.#addPlaces(this.#placesIn(worksWithAny(this.#segment, [whole])), 10 - share);
    });
    const typed = typedWords(wanted, isOpen, words);
    if (typed.count === 0) return;
    for (let index = 0; index < count; index += 1) {
      const places = everywhere[index] ?? 0;
      const parts = inTitle[index] ?? 0;
      const title = parts > 0 ? this.#worthOfTitle(index, typed, parts, places) : 0;
      const creator = places & 2 ? this.#worthOfCreators(index, typed) : 0;
      this.#raise(index, title > creator ? title : creator);
    }
  }

  /** Adds the points of identifiers: first those that equal the typed text, then those that begin with it. */
  addIdentifiers(lists: readonly Postings[]): void {
    lists.forEach((list, at) => {
      const points = at === 0 ? isTyped : beginsAsTyped;
      this.#placesIn(list).forEach((places, index) => places > 0 && this.#raise(index, points));
    });
  }

  /** Returns the points of a title for the typed share, for containing all words, and for containing no others. */
  #worthOfTitle(
    index: number,
    { count, first, isLast }: TypedWords,
    parts: number,
    places: number,
  ) {
    const work = this.#works[index] ?? 0;
    const length = this.#segment.titleWords[work] ?? 0;
    const share = (ofTitle * Math.min(parts, length)) / Math.max(length, 1);
    if ((places & 1) === 0) return share;
    // A single word needs no scan of the text, which is the slow part.
    if (count === 1) return share + allInTitle + (length === 1 ? onlyTitle : 0);
    const { starts, values } = this.#segment.text;
    const start = starts[work] ?? 0;
    for (let from = start; from + count <= start + length; from += 1) {
      if (isLast[(values[from + count - 1] ?? 0) >>> 2] !== 1) continue;
      if (!first.every((number, step) => (values[from + step] ?? 0) >>> 2 === number)) continue;
      return share + allInTitle + inOrderInTitle + (length === count ? onlyTitle : 0);
    }
    return share + allInTitle;
  }

  /** Returns the points of the creators whose names contain all words. */
  #worthOfCreators(index: number, { count, isTyped }: TypedWords): number {
    const { text, titleWords, shortestName } = this.#segment;
    const work = this.#works[index] ?? 0;
    // The length of the whole name does not matter for a surname alone.
    if (count === 1 && (shortestName[work] ?? 0) > 1) return allInCreators + ofCreator;
    const { starts, values } = text;
    const end = starts[work + 1] ?? 0;
    let best = 0;
    // One passage for each name follows the title; the next place ends them.
    let at = (starts[work] ?? 0) + (titleWords[work] ?? 0);
    while (values[at] !== 0) at += 1;
    for (at += 1; at < end && ((values[at] ?? 0) & 3) === creatorMark; at += 1) {
      const start = at;
      let typed = 0;
      for (; values[at] !== 0; at += 1) typed += isTyped[(values[at] ?? 0) >>> 2] ?? 0;
      const length = at - start;
      if (typed < count) continue;
      const share = count === 1 ? 1 : count / length;
      best = Math.max(best, ofCreator * share + (length === count ? onlyCreator : 0));
    }
    return allInCreators + best;
  }

  #raise(index: number, points: number) {
    const sum = (this.scores[index] ?? 0) + points;
    this.scores[index] = sum < bestScore ? sum : bestScore;
  }

  /** Adds a number of tenths of the points of places. */
  #addPlaces(places: Uint8Array, tenths: number) {
    const { scores } = this;
    for (let index = 0; index < scores.length; index += 1) {
      const worth = worthOfPlaces[places[index] ?? 0] ?? 0;
      scores[index] = (scores[index] ?? 0) + (worth * tenths) / 10;
    }
  }

  /** Returns the places that a list has for each of the works; 0 if the work is not in it. */
  #placesIn(list: Postings): Uint8Array {
    const works = this.#works;
    const places = scratchBytes("places", works.length);
    let at = 0;
    for (let index = 0; index < works.length; index += 1) {
      const work = works[index] ?? 0;
      if ((list[at] ?? 0) >>> placeBits < work) at = reach(list, at, work);
      if (at >= list.length) break;
      const entry = list[at] ?? 0;
      if (entry >>> placeBits === work) places[index] = entry & ((1 << placeBits) - 1);
    }
    return places;
  }
}

/** The typed words: their number, and by the words' numbers which are among them and which may be the last. */
type TypedWords = {
  count: number;
  first: readonly number[];
  isTyped: Uint8Array;
  isLast: Uint8Array;
};

function typedWords(wanted: SearchQuery["wanted"], isOpen: boolean, words: Dictionary): TypedWords {
  const typed = wanted.flatMap((part) => part.words);
  const last = typed.at(-1) ?? "";
  const isLast = new Uint8Array(words.size);
  for (const number of isOpen ? words.startingWith(last) : [words.find(last) ?? 0])
    isLast[number] = 1;
  const first = typed.slice(0, -1).map((text) => words.find(text) ?? 0);
  const isTyped = isLast.slice();
  for (const number of first) isTyped[number] = 1;
  isTyped[0] = 0;
  return { count: typed.length, first, isTyped, isLast };
}
