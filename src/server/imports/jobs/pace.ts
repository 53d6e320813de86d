/** Period over which the speed is measured, in milliseconds. */
const window = 10_000;

/** Measures the recent speed of a task. */
export class Pace {
  readonly #seen: { at: number; done: number }[];
  readonly #now: () => number;

  /** @param now returns the current time in milliseconds */
  constructor(done: number, now: () => number = () => performance.now()) {
    this.#now = now;
    this.#seen = [{ at: now(), done }];
  }

  /** Records the number of completed items; returns the recent number per second, or null while it is unknown. */
  reach(done: number): number | null {
    const at = this.#now();
    this.#seen.push({ at, done });
    while (this.#seen.length > 2 && (this.#seen[1]?.at ?? at) < at - window) this.#seen.shift();
    const [first] = this.#seen;
    if (!first || at <= first.at) return null;
    return ((done - first.done) * 1000) / (at - first.at);
  }
}
