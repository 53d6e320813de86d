import { words } from "../../text/fold.ts";
import type { Dictionary } from "./dictionary.ts";
import { firstPlace } from "./first-place.ts";

/** A term's number, and whether the term begins with the typed text. */
export type FoundTerm = { term: number; isFirst: boolean };

/** A word of a term, and its position among the term's words, from 0. */
type Entry = { word: string; term: number; place: number };

/** Finds terms by the prefixes of their words, in any order. */
export class TermWords {
  readonly #terms: Dictionary;
  /** Every word of a term once, sorted by word. */
  #entries: Entry[] = [];
  #known = 0;

  constructor(terms: Dictionary) {
    this.#terms = terms;
  }

  /** Returns the terms that have a word beginning with each typed word, in no particular order. */
  find(typed: string): FoundTerm[] {
    const wanted = words(typed);
    const [longest, ...others] = wanted.toSorted((a, b) => b.length - a.length);
    if (longest === undefined) return [];
    this.#catchUp();
    const found = new Map<number, boolean>();
    for (const { term, place } of this.#startingWith(longest))
      found.set(term, place === 0 || found.get(term) === true);
    const terms = [...found].map(([term, isFirst]) => ({ term, isFirst }));
    if (others.length === 0) return terms;
    return terms.flatMap(({ term }) => {
      const own = words(this.#terms.text(term));
      if (!others.every((other) => own.some((word) => word.startsWith(other)))) return [];
      return [{ term, isFirst: own.join(" ").startsWith(wanted.join(" ")) }];
    });
  }

  #startingWith(beginning: string): Entry[] {
    const entries = this.#entries;
    const first = firstPlace(entries.length, (at) => (entries[at]?.word ?? "") >= beginning);
    const isOther = (at: number) => !entries[first + at]?.word.startsWith(beginning);
    return entries.slice(first, first + firstPlace(entries.length - first, isOther));
  }

  #catchUp() {
    if (this.#known === this.#terms.size) return;
    const added: Entry[] = [];
    for (; this.#known < this.#terms.size; this.#known += 1) {
      const own = words(this.#terms.text(this.#known));
      for (const word of new Set(own))
        added.push({ word, term: this.#known, place: own.indexOf(word) });
    }
    // Sorting an array that is mostly sorted is fast.
    this.#entries = [...this.#entries, ...added].sort((a, b) =>
      a.word < b.word ? -1 : Number(a.word > b.word),
    );
  }
}
