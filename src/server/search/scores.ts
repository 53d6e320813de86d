import type { SearchQuery } from "../../text/query.ts";
import type { Dictionary } from "./dictionary.ts";
import { placeBits, reach, worksWithAny } from "./postings.ts";
import type { Postings } from "./postings.ts";
import type { Segment } from "./segment.ts";

/** The highest score there is. */
export const bestScore = 2 ** 16 - 1;

/**
 * What a word counts for by the best place it stands in, as whole words and as the beginning of longer ones.
 * Scores follow from the work and what was typed alone, so that pages hold while others are added.
 */
const worth = { title: 20, creator: 19, subject: 8, rest: 3 } as const;
const worthOfPlaces = Uint8Array.from({ length: 1 << placeBits }, (_, places) => {
  if (places & 1) return worth.title;
  if (places & 2) return worth.creator;
  if (places & 4) return worth.subject;
  return places & 8 ? worth.rest : 0;
});
/** Out of ten, what a word is worth that only begins as the one typed. */
const worthOfBeginning = 6;
/** For all words in one place, one after the other there, and for nothing else in it. */
const allInTitle = 60;
const inOrderInTitle = 100;
const onlyTitle = 400;
const allInCreators = 120;
/** For an identifier that begins as typed, and for the very one. */
const beginsAsTyped = 2_000;
const isTyped = 20_000;

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
    lists.forEach((list, at) => {
      const part = wanted[at];
      const isBegun = isOpen && at === wanted.length - 1 && part?.words.length === 1;
      const share = (isBegun ? worthOfBeginning : 10) / 10;
      this.#each(list, (index, places) => {
        this.#raise(index, (worthOfPlaces[places] ?? 0) * share);
        everywhere[index] = (everywhere[index] ?? 0) & places;
      });
      const whole = isBegun ? words.find(part.words[0] ?? "") : undefined;
      if (whole === undefined) return;
      this.#each(worksWithAny(this.#segment, [whole]), (index, places) =>
        this.#raise(index, (worthOfPlaces[places] ?? 0) * (1 - share)),
      );
    });
    const typed = wanted.flatMap((part) => part.words);
    if (typed.length === 0) return;
    const isTypedLast = new Uint8Array(words.size);
    const last = typed.at(-1) ?? "";
    for (const number of isOpen ? words.startingWith(last) : [words.find(last) ?? 0])
      isTypedLast[number] = 1;
    const first = typed.slice(0, -1).map((text) => words.find(text) ?? 0);
    for (let index = 0; index < everywhere.length; index += 1) {
      const places = everywhere[index] ?? 0;
      if (places & 1)
        this.#raise(index, allInTitle + this.#worthOfTitle(index, first, isTypedLast));
      else if (places & 2) this.#raise(index, allInCreators);
    }
  }

  /** Adds what an identifier is worth: the very one, then one that begins so. */
  addIdentifiers(lists: readonly Postings[]): void {
    lists.forEach((list, at) => {
      const points = at === 0 ? isTyped : beginsAsTyped;
      this.#each(list, (index) => this.#raise(index, points));
    });
  }

  /** What it is worth that the words follow one another in a title, and that they are all of it. */
  #worthOfTitle(index: number, first: readonly number[], isTypedLast: Uint8Array): number {
    const { starts, values } = this.#segment.text;
    const start = starts[this.#works[index] ?? 0] ?? 0;
    for (let at = start; values[at] !== 0; at += 1) {
      const end = at + first.length;
      if (isTypedLast[(values[end] ?? 0) >>> 2] !== 1) continue;
      if (!first.every((number, step) => (values[at + step] ?? 0) >>> 2 === number)) continue;
      const isAll = at === start && values[end + 1] === 0;
      return (first.length > 0 ? inOrderInTitle : 0) + (isAll ? onlyTitle : 0);
    }
    return 0;
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
