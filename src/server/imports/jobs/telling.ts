/** At least so long between two tellings of how far an import is, in milliseconds: whoever hears of one reads it anew. */
const pause = 250;

/** Says when it is time to tell again how far an import is. */
export class Telling {
  #told = -Infinity;

  /** Whether it is time; if so, it is told now. */
  isDue(): boolean {
    const now = performance.now();
    if (now - this.#told < pause) return false;
    this.#told = now;
    return true;
  }
}
