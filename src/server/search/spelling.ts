import type { Dictionary } from "./dictionary.ts";

/** Words shorter than this are taken as they are: nearly every other short word is near them. */
const shortest = 4;
/** From how many letters on two slips are forgiven, and not one. */
const longEnough = 7;
/** How many words are compared letter by letter, those first that share most with what was typed. */
const mostCompared = 200;

/** Finds the words of a collection that are near one that is none: for slips of the finger and the ear. */
export class Spelling {
  readonly #words: Dictionary;
  /** The numbers of the words in which three letters follow one another. */
  readonly #withLetters = new Map<string, number[]>();
  #known = 0;

  constructor(words: Dictionary) {
    this.#words = words;
  }

  /**
   * The word most likely meant; null if none is near.
   *
   * @param typed folded, a word of its own
   * @param frequency how many works have a word, by its number: of words as near as each other the usual one is meant
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

/** Every three letters that follow one another, the beginning and the end of the word included. */
function trigrams(word: string): Set<string> {
  const padded = ` ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}

/**
 * How many letters must be added, left out, replaced or swapped with their neighbour to make one word of another
 * (the optimal string alignment distance), as far as `most`; more than that is `most + 1`.
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
