import type { Dictionary } from "./dictionary.ts";
import { words } from "../../text/fold.ts";

/** Finds terms by the beginnings of their words, whatever the order in which they are typed. */
export class TermWords {
  readonly #terms: Dictionary;
  /** Every word of a term with the term's number, in the order of the words. */
  #entries: { word: string; term: number }[] = [];
  #known = 0;

  constructor(terms: Dictionary) {
    this.#terms = terms;
  }

  /** The numbers of the terms that have a word beginning with each of those typed, in no order. */
  find(typed: string): number[] {
    const [longest, ...others] = words(typed).sort((a, b) => b.length - a.length);
    if (longest === undefined) return [];
    this.#catchUp();
    const found = new Set(this.#startingWith(longest));
    return [...found].filter((term) => {
      if (others.length === 0) return true;
      const own = words(this.#terms.text(term));
      return others.every((other) => own.some((word) => word.startsWith(other)));
    });
  }

  *#startingWith(beginning: string): Generator<number> {
    const entries = this.#entries;
    let [low, high] = [0, entries.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((entries[middle]?.word ?? "") < beginning) low = middle + 1;
      else high = middle;
    }
    for (let at = low; entries[at]?.word.startsWith(beginning); at += 1)
      yield entries[at]?.term ?? 0;
  }

  #catchUp() {
    if (this.#known === this.#terms.size) return;
    const added: { word: string; term: number }[] = [];
    for (; this.#known < this.#terms.size; this.#known += 1) {
      for (const word of new Set(words(this.#terms.text(this.#known))))
        added.push({ word, term: this.#known });
    }
    // Sorting what is mostly sorted is quick.
    this.#entries = [...this.#entries, ...added].sort((a, b) =>
      a.word < b.word ? -1 : Number(a.word > b.word),
    );
  }
}
