/** How far back it is looked for how fast something goes, in milliseconds. */
const window = 10_000;

/** How fast something goes, of late. */
export class Pace {
  readonly #seen: { at: number; done: number }[];
  readonly #now: () => number;

  /** @param now tells the time in milliseconds */
  constructor(done: number, now: () => number = () => performance.now()) {
    this.#now = now;
    this.#seen = [{ at: now(), done }];
  }

  /** Tells that so many are done by now, and gives how many a second that were of late; null while that is not known. */
  reach(done: number): number | null {
    const at = this.#now();
    this.#seen.push({ at, done });
    while (this.#seen.length > 2 && (this.#seen[1]?.at ?? at) < at - window) this.#seen.shift();
    const [first] = this.#seen;
    if (!first || at <= first.at) return null;
    return ((done - first.done) * 1000) / (at - first.at);
  }
}
