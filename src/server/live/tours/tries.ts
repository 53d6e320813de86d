/** Counts what somebody tries in vain, so that nobody tries for ever. */
export class Tries {
  readonly #most: number;
  readonly #within: number;
  readonly #failed = new Map<string, { count: number; since: number }>();

  /**
   * @param most how often one may fail
   * @param within milliseconds after which the count begins anew
   */
  constructor(most: number, within: number) {
    this.#most = most;
    this.#within = within;
  }

  /** Whether somebody may try once more. */
  mayTry(who: string): boolean {
    this.#forget();
    return (this.#failed.get(who)?.count ?? 0) < this.#most;
  }

  /** Notes that somebody failed. */
  fail(who: string): void {
    const known = this.#failed.get(who);
    if (known) known.count += 1;
    else this.#failed.set(who, { count: 1, since: performance.now() });
  }

  /** Entries lie in the order of their beginning. */
  #forget(): void {
    for (const [who, { since }] of this.#failed) {
      if (performance.now() - since < this.#within) return;
      this.#failed.delete(who);
    }
  }
}
