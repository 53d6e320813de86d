import type { Dictionary } from "./dictionary.ts";

/** Minimum length of a word that is corrected: nearly every other short word is similar to a shorter one. */
const shortest = 4;
/** Length from which a word may differ by two typos instead of one. */
const longEnough = 7;
/** Maximum number of words that are compared letter by letter, starting with those that share the most trigrams. */
const mostCompared = 200;

/** Finds words of a collection that are similar to an unknown word, to correct typing and spelling errors. */
export class Spelling {
  readonly #words: Dictionary;
  /** The numbers of the words that contain each trigram. */
  readonly #withLetters = new Map<string, number[]>();
  #known = 0;

  constructor(words: Dictionary) {
    this.#words = words;
  }

  /**
   * Returns the most likely correction; null if no similar word exists.
   *
   * @param typed a single folded word
   * @param frequency how many works have a word, by its number: of equally similar words the most frequent one wins
   */
  correct(typed: string, frequency: (word: number) => number): string | null {
    const length = [...typed].length;
    if (length < shortest || /\p{N}/u.test(typed)) return null;
    this.#catchUp();
    const most = length < longEnough ? 1 : 2;
    let best: { text: string; distance: number; works: number } | null = null;
    for (const number of this.#like(typed)) {
      const text = this.#words.text(number);
      if (Math.abs(text.length - typed.length) > most) continue;
      const distance = slips(typed, text, most);
      if (distance > most) continue;
      const works = frequency(number);
      if (works === 0) continue;
      if (!best || distance < best.distance || (distance === best.distance && works > best.works)) {
        best = { text, distance, works };
      }
    }
    return best?.text ?? null;
  }

  #like(typed: string): number[] {
    const shared = new Map<number, number>();
    for (const letters of trigrams(typed)) {
      for (const number of this.#withLetters.get(letters) ?? []) {
        shared.set(number, (shared.get(number) ?? 0) + 1);
      }
    }
    return [...shared]
      .sort(([, a], [, b]) => b - a)
      .slice(0, mostCompared)
      .map(([number]) => number);
  }

  #catchUp() {
    for (; this.#known < this.#words.size; this.#known += 1) {
      const text = this.#words.text(this.#known);
      if (text.length < shortest - 1 || /\p{N}/u.test(text)) continue;
      for (const letters of trigrams(text)) {
        const numbers = this.#withLetters.get(letters);
        if (numbers) numbers.push(this.#known);
        else this.#withLetters.set(letters, [this.#known]);
      }
    }
  }
}

/** Returns all trigrams of a word, including those with its beginning and end. */
function trigrams(word: string): Set<string> {
  const padded = ` ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}

/**
 * Returns how many letters must be added, removed, replaced or swapped with their neighbour to turn one word into
 * another (the optimal string alignment distance), up to `most`; more than that is `most + 1`.
 */
export function slips(a: string, b: string, most: number): number {
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      }
      row.push(least);
    }
    if (Math.min(...row) > most) return most + 1;
    [before, last] = [last, row];
  }
  return Math.min(last[b.length] ?? 0, most + 1);
}
