import type { SearchQuery } from "../../text/query.ts";
import type { Dictionary } from "./dictionary.ts";
import { placeNames } from "./document.ts";
import { placeBits, reach, worksWithAny } from "./postings.ts";
import type { Postings } from "./postings.ts";
import type { Segment } from "./segment.ts";

/** The highest score there is. */
export const bestScore = 2 ** 16 - 1;

/**
 * What a word counts for by the best place it stands in, as whole words and as the beginning of longer ones.
 * Scores follow from the work and what was typed alone, so that pages hold while others are added.
 */
const worth = { title: 20, creator: 20, subject: 8, rest: 3 } as const;
const worthOfPlaces = Uint8Array.from({ length: 1 << placeBits }, (_, places) => {
  if (places & 1) return worth.title;
  if (places & 2) return worth.creator;
  if (places & 4) return worth.subject;
  return places & 8 ? worth.rest : 0;
});
/** Out of ten, what a word is worth that only begins as the one typed. */
const worthOfBeginning = 6;
/**
 * For all words in the title, one after the other there, and for nothing else in it; for all words among the
 * creators, and for one's whole name: who types a name means works by that person before portraits of them.
 */
const allInTitle = 60;
const inOrderInTitle = 100;
const onlyTitle = 400;
const allInCreators = 200;
const onlyCreator = 400;
/** For how much of a title or a name was typed; of all of it so much. */
const ofTitle = 40;
const ofCreator = 60;
/** For an identifier that begins as typed, and for the very one. */
const beginsAsTyped = 2_000;
const isTyped = 20_000;

/** Stands with the words of creators in a segment's text. */
const creatorMark = placeNames.indexOf("creator");

/** How well works match, which are ascending. */
export class Scores {
  readonly scores: Uint16Array;
  readonly #segment: Segment;
  readonly #works: Uint32Array;

  constructor(segment: Segment, works: Uint32Array) {
    this.#segment = segment;
    this.#works = works;
    this.scores = new Uint16Array(works.length);
  }

  /** Adds what the words typed are worth in each work. */
  addWords(lists: readonly Postings[], { wanted, isOpen }: SearchQuery, words: Dictionary): void {
    const everywhere = new Uint8Array(this.#works.length).fill((1 << placeBits) - 1);
    const inTitle = new Uint8Array(this.#works.length);
    lists.forEach((list, at) => {
      const part = wanted[at];
      const isBegun = isOpen && at === wanted.length - 1 && part?.words.length === 1;
      const share = (isBegun ? worthOfBeginning : 10) / 10;
      this.#each(list, (index, places) => {
        this.#raise(index, (worthOfPlaces[places] ?? 0) * share);
        everywhere[index] = (everywhere[index] ?? 0) & places;
        inTitle[index] = (inTitle[index] ?? 0) + (places & 1);
      });
      const whole = isBegun ? words.find(part.words[0] ?? "") : undefined;
      if (whole === undefined) return;
      this.#each(worksWithAny(this.#segment, [whole]), (index, places) =>
        this.#raise(index, (worthOfPlaces[places] ?? 0) * (1 - share)),
      );
    });
    const typed = typedWords(wanted, isOpen, words);
    if (typed.count === 0) return;
    for (let index = 0; index < everywhere.length; index += 1) {
      const places = everywhere[index] ?? 0;
      const title = (inTitle[index] ?? 0) > 0 ? this.#worthOfTitle(index, typed, places) : 0;
      const creator = places & 2 ? this.#worthOfCreators(index, typed) : 0;
      this.#raise(index, Math.max(title, creator));
    }
  }

  /** Adds what an identifier is worth: the very one, then one that begins so. */
  addIdentifiers(lists: readonly Postings[]): void {
    lists.forEach((list, at) => {
      const points = at === 0 ? isTyped : beginsAsTyped;
      this.#each(list, (index) => this.#raise(index, points));
    });
  }

  /** What the title is worth for what was typed of it, for all words in it, and for nothing else. */
  #worthOfTitle(index: number, { count, first, isTyped, isLast }: TypedWords, places: number) {
    const { starts, values } = this.#segment.text;
    const start = starts[this.#works[index] ?? 0] ?? 0;
    let [at, typed] = [start, 0];
    for (; values[at] !== 0; at += 1) typed += isTyped[(values[at] ?? 0) >>> 2] ?? 0;
    const length = at - start;
    const share = (ofTitle * Math.min(typed, count)) / Math.max(length, 1);
    if ((places & 1) === 0) return share;
    for (let from = start; from + count <= start + length; from += 1) {
      if (isLast[(values[from + count - 1] ?? 0) >>> 2] !== 1) continue;
      if (!first.every((number, step) => (values[from + step] ?? 0) >>> 2 === number)) continue;
      const inOrder = count > 1 ? inOrderInTitle : 0;
      return share + allInTitle + inOrder + (length === count ? onlyTitle : 0);
    }
    return share + allInTitle;
  }

  /** What the creators are worth who have all words between them. */
  #worthOfCreators(index: number, { count, isTyped }: TypedWords): number {
    const { starts, values } = this.#segment.text;
    const work = this.#works[index] ?? 0;
    const end = starts[work + 1] ?? 0;
    let at = starts[work] ?? 0;
    while (values[at] !== 0) at += 1;
    let best = 0;
    // A passage for each name; the next place ends them.
    for (at += 1; at < end && ((values[at] ?? 0) & 3) === creatorMark; at += 1) {
      const start = at;
      let typed = 0;
      for (; values[at] !== 0; at += 1) typed += isTyped[(values[at] ?? 0) >>> 2] ?? 0;
      const length = at - start;
      if (typed < count) continue;
      // A surname alone says nothing about how long the whole name is.
      const share = count === 1 ? 1 : count / length;
      best = Math.max(best, ofCreator * share + (length === count ? onlyCreator : 0));
    }
    return allInCreators + best;
  }

  #raise(index: number, points: number) {
    this.scores[index] = Math.min((this.scores[index] ?? 0) + points, bestScore);
  }

  /** Calls back for each work that is in the list too. */
  #each(list: Postings, visit: (index: number, places: number) => void) {
    let at = 0;
    const works = this.#works;
    const count = works.length;
    for (let index = 0; index < count && at < list.length; index += 1) {
      const work = works[index] ?? 0;
      if ((list[at] ?? 0) >>> placeBits < work) at = reach(list, at, work);
      const entry = list[at] ?? 0;
      if (entry >>> placeBits === work && at < list.length)
        visit(index, entry & ((1 << placeBits) - 1));
    }
  }
}

/** The words typed: how many, and by their numbers which are among them, and which may be the last. */
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
