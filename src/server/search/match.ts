import type { Dictionary } from "./dictionary.ts";
import {
  allWorks,
  common,
  placeBits,
  present,
  reach,
  union,
  without,
  worksWithAny,
  worksWithForm,
  type Postings,
} from "./postings.ts";
import type { Part, SearchQuery } from "../../text/query.ts";
import type { Segment } from "./segment.ts";

/** Works that a search finds, ascending, each with how well it matches: at most `bestScore`. */
export type Matches = { works: Uint32Array; scores: Uint16Array };

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

/** Finds the works of a segment that have what was typed. */
export function match(segment: Segment, query: SearchQuery, words: Dictionary): Matches {
  const lists = query.wanted.map((part, at) =>
    worksWithPart(segment, part, words, query.isOpen && at === query.wanted.length - 1),
  );
  const [rarest, ...others] = lists.toSorted((a, b) => a.length - b.length);
  let found = others.reduce((works, list) => common(works, list), rarest ?? allWorks(segment));
  const numbered = query.identifier === null ? [] : identified(segment, query.identifier);
  if (numbered.length > 0) found = union([found, ...numbered], segment.size);
  for (const part of query.unwanted)
    found = without(found, worksWithPart(segment, part, words, false));
  found = present(found, segment);
  const works = found.map((entry) => entry >>> placeBits);
  const scores = new Scores(segment, works);
  scores.addWords(lists, query, words);
  numbered.forEach((list, at) => scores.add(list, at === 0 ? isTyped : beginsAsTyped));
  return { works, scores: scores.scores };
}

/** The works with the identifier as typed, then those whose begins so. */
function identified(segment: Segment, form: string): Postings[] {
  const exact = worksWithForm(segment, form, false);
  const begun = form.length > 1 ? worksWithForm(segment, form, true) : exact;
  return begun.length === 0 ? [] : [exact, begun];
}

function worksWithPart(
  segment: Segment,
  { words: texts }: Part,
  words: Dictionary,
  isOpen: boolean,
): Postings {
  const [first = ""] = texts;
  if (texts.length > 1) return worksWithPhrase(segment, texts, words);
  const found = worksWithAny(segment, numbersOf(first, words, isOpen));
  // A part of an identifier is no word of the collection.
  return /\p{N}/u.test(first)
    ? union(
        [found, worksWithForm(segment, first, isOpen)].filter((list) => list.length > 0),
        segment.size,
      )
    : found;
}

/** The words meant by one that was typed. One letter begins nearly everything, and helps nobody. */
function numbersOf(text: string, words: Dictionary, isOpen: boolean): number[] {
  if (isOpen && (text.length > 1 || /\P{ASCII}|\d/u.test(text))) return words.startingWith(text);
  const number = words.find(text);
  return number === undefined ? [] : [number];
}

function worksWithPhrase(segment: Segment, texts: readonly string[], words: Dictionary): Postings {
  const phrase = texts.map((text) => words.find(text));
  if (!phrase.every((number) => number !== undefined)) return new Uint32Array(0);
  const [rarest = new Uint32Array(0), ...others] = phrase
    .map((number) => worksWithAny(segment, [number]))
    .sort((a, b) => a.length - b.length);
  const all = others.reduce((works, list) => common(works, list), rarest);
  return all.filter((entry) => hasPhrase(segment, entry >>> placeBits, phrase));
}

function hasPhrase({ text }: Segment, work: number, phrase: readonly number[]): boolean {
  const end = (text.starts[work + 1] ?? 0) - phrase.length;
  for (let at = text.starts[work] ?? 0; at <= end; at += 1) {
    if (phrase.every((number, step) => (text.values[at + step] ?? 0) >>> 2 === number)) return true;
  }
  return false;
}

class Scores {
  readonly scores: Uint16Array;
  readonly #segment: Segment;
  readonly #works: Uint32Array;

  constructor(segment: Segment, works: Uint32Array) {
    this.#segment = segment;
    this.#works = works;
    this.scores = new Uint16Array(works.length);
  }

  /** Adds what the words typed are worth in each work. */
  addWords(lists: readonly Postings[], { wanted, isOpen }: SearchQuery, words: Dictionary) {
    const everywhere = new Uint8Array(this.#works.length).fill((1 << placeBits) - 1);
    lists.forEach((list, at) => {
      const part = wanted[at];
      const isBegun = isOpen && at === wanted.length - 1 && part?.words.length === 1;
      const share = isBegun ? worthOfBeginning : 10;
      this.#each(list, (index, places) => {
        this.#raise(index, ((worthOfPlaces[places] ?? 0) * share) / 10);
        everywhere[index] = (everywhere[index] ?? 0) & places;
      });
      const whole = isBegun ? words.find(part.words[0] ?? "") : undefined;
      if (whole === undefined) return;
      this.#each(worksWithAny(this.#segment, [whole]), (index, places) =>
        this.#raise(index, ((worthOfPlaces[places] ?? 0) * (10 - share)) / 10),
      );
    });
    const typed = wanted.flatMap((part) => part.words);
    if (typed.length === 0) return;
    const meant = typed.map((text, at) =>
      at === typed.length - 1 && isOpen ? words.startingWith(text) : [words.find(text) ?? 0],
    );
    const last = new Set(meant.at(-1));
    const first = meant.slice(0, -1).map(([number]) => number ?? 0);
    everywhere.forEach((places, index) => {
      if (places & 1) {
        this.#raise(index, allInTitle);
        this.#addTitle(index, first, last);
      } else if (places & 2) this.#raise(index, allInCreators);
    });
  }

  /** Adds what it is worth that the words follow one another in a title, and that they are all of it. */
  #addTitle(index: number, first: readonly number[], last: ReadonlySet<number>) {
    const { starts, values } = this.#segment.text;
    const start = starts[this.#works[index] ?? 0] ?? 0;
    for (let at = start; values[at] !== 0; at += 1) {
      const end = at + first.length;
      if (!last.has((values[end] ?? 0) >>> 2)) continue;
      if (!first.every((number, step) => (values[at + step] ?? 0) >>> 2 === number)) continue;
      if (first.length > 0) this.#raise(index, inOrderInTitle);
      if (at === start && values[end + 1] === 0) this.#raise(index, onlyTitle);
      return;
    }
  }

  /** Adds as much to each of these works. */
  add(list: Postings, points: number) {
    this.#each(list, (index) => this.#raise(index, points));
  }

  #raise(index: number, points: number) {
    this.scores[index] = Math.min((this.scores[index] ?? 0) + points, bestScore);
  }

  /** Calls back for each work that is in the list too. */
  #each(list: Postings, visit: (index: number, places: number) => void) {
    let at = 0;
    const works = this.#works;
    for (let index = 0; index < works.length; index += 1) {
      const work = works[index] ?? 0;
      at = reach(list, at, work);
      const entry = list[at];
      if (entry === undefined) return;
      if (entry >>> placeBits === work) visit(index, entry & ((1 << placeBits) - 1));
    }
  }
}
