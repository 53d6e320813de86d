import { firstPlace } from "./first-place.ts";

/** How many texts a dictionary holds: some hundred megabytes of words, and far from what a Map can hold. */
const mostTexts = 2 ** 22;
/** From so many UTF-16 units on V8 makes a part of a text a view of all of it. */
const viewLength = 13;

/**
 * Texts and the numbers that stand for them, counted from 0 in the order they came. Nothing is ever taken
 * out: a number means the same text for as long as the process runs.
 */
export class Dictionary {
  readonly #most: number;
  readonly #numbers = new Map<string, number>();
  readonly #texts: string[] = [];
  /** The numbers in the order of their texts, as far as they have been put in order. */
  #ordered: number[] = [];

  /** @param most how many texts it holds */
  constructor(most = mostTexts) {
    this.#most = most;
  }

  get size(): number {
    return this.#texts.length;
  }

  /** Whether it takes no new texts. */
  get isFull(): boolean {
    return this.size >= this.#most;
  }

  /** The text's number; undefined if it never came. */
  find(text: string): number | undefined {
    return this.#numbers.get(text);
  }

  /** The text's number, a new one if it never came; undefined if it is new and the dictionary is full. */
  add(text: string): number | undefined {
    const known = this.#numbers.get(text);
    if (known !== undefined || this.isFull) return known;
    // Copied, or a word would keep the whole text it stands in.
    const own = text.length < viewLength ? text : Buffer.from(text).toString();
    const number = this.#texts.push(own) - 1;
    this.#numbers.set(own, number);
    return number;
  }

  /** The text of a number that was given. */
  text(number: number): string {
    return this.#texts[number] ?? "";
  }

  /** The numbers of all texts that begin with these letters, in the order of the texts. */
  startingWith(beginning: string): number[] {
    const ordered = this.#inOrder();
    const text = (place: number) => this.text(ordered[place] ?? 0);
    const from = firstPlace(ordered.length, (place) => text(place) >= beginning);
    const isOther = (place: number) => !text(from + place).startsWith(beginning);
    return ordered.slice(from, from + firstPlace(ordered.length - from, isOther));
  }

  // What came since is put in order by itself and joined, which costs no more than reading all once.
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
