/** Too much is waiting already. */
export class TooBusy extends Error {
  override readonly name = "TooBusy";
}

/** Lets a few tasks run at a time and a bounded number wait. */
export class Gate {
  readonly #limit: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(limit: number, mostWaiting: number) {
    this.#limit = limit;
    this.#mostWaiting = mostWaiting;
  }

  /**
   * Runs a task when its turn comes.
   *
   * @throws TooBusy at once when too many wait already
   */
  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#limit) {
      if (this.#waiting.length >= this.#mostWaiting) throw new TooBusy("too many tasks wait");
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
      });
    } else {
      this.#running += 1;
    }
    try {
      return await task();
    } finally {
      // Who leaves hands over the place, so that nobody newly come slips in between.
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }
}
