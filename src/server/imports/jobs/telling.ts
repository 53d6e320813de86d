/** Minimum time between two progress events, in milliseconds: each subscriber reads the import again. */
const pause = 250;

/** Throttles the progress events of an import. */
export class Telling {
  #told = -Infinity;

  /** Returns whether an event is due; if so, the time until the next one starts. */
  isDue(): boolean {
    const now = performance.now();
    if (now - this.#told < pause) return false;
    this.#told = now;
    return true;
  }
}
