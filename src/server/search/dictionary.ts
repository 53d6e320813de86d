import { firstPlace } from "./first-place.ts";

/** Maximum number of texts in a dictionary: some hundred megabytes of words, far below the limit of a Map. */
const mostTexts = 2 ** 22;
/** Minimum length, in UTF-16 code units, from which V8 represents a substring as a view of the whole string. */
const viewLength = 13;

/**
 * Texts and their numbers, counted from 0 in the order of insertion. Nothing is ever removed: a number means the same
 * text for as long as the process runs.
 */
export class Dictionary {
  readonly #most: number;
  readonly #numbers = new Map<string, number>();
  readonly #texts: string[] = [];
  /** The numbers in the order of their texts, as far as they are sorted. */
  #ordered: number[] = [];

  /** @param most maximum number of texts */
  constructor(most = mostTexts) {
    this.#most = most;
  }

  get size(): number {
    return this.#texts.length;
  }

  /** Whether the dictionary accepts no new texts. */
  get isFull(): boolean {
    return this.size >= this.#most;
  }

  /** Returns the text's number; undefined if the dictionary does not contain it. */
  find(text: string): number | undefined {
    return this.#numbers.get(text);
  }

  /** Returns the text's number and adds the text if it is new; undefined if it is new and the dictionary is full. */
  add(text: string): number | undefined {
    const known = this.#numbers.get(text);
    if (known !== undefined || this.isFull) return known;
    // A copy, because a substring would retain the whole text that contains it.
    const own = text.length < viewLength ? text : Buffer.from(text).toString();
    const number = this.#texts.push(own) - 1;
    this.#numbers.set(own, number);
    return number;
  }

  /** Returns the text of a number. */
  text(number: number): string {
    return this.#texts[number] ?? "";
  }

  /** Returns the numbers of all texts with this prefix, in the order of the texts. */
  startingWith(beginning: string): number[] {
    const ordered = this.#inOrder();
    const text = (place: number) => this.text(ordered[place] ?? 0);
    const from = firstPlace(ordered.length, (place) => text(place) >= beginning);
    const isOther = (place: number) => !text(from + place).startsWith(beginning);
    return ordered.slice(from, from + firstPlace(ordered.length - from, isOther));
  }

  // New texts are sorted separately and merged, which costs no more than one pass over all texts.
  #inOrder(): readonly number[] {
    const known = this.#ordered;
    if (known.length === this.size) return known;
    const before = (a: number, b: number) => (this.text(a) < this.text(b) ? -1 : 1);
    const added = Array.from({ length: this.size - known.length }, (_, at) => known.length + at);
    added.sort(before);
    const joined: number[] = [];
    let next = 0;
    for (const number of known) {
      while (next < added.length && before(added[next] ?? 0, number) < 0) {
        joined.push(added[next++] ?? 0);
      }
      joined.push(number);
    }
    this.#ordered = joined.concat(added.slice(next));
    return this.#ordered;
  }
}
