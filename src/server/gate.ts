/** Too much is waiting already. */
export class TooBusy extends Error {
  override readonly name = "TooBusy";
}

/** How a task passes a gate. */
export type Passing = {
  /** How many places it takes; 1 unless it is said. */
  places?: number;
  /** Takes the task out of the queue as long as it waits. */
  signal?: AbortSignal;
};

type Waiting = { places: number; start: () => void };

/** Lets a few tasks run at a time and a bounded number wait. */
export class Gate {
  readonly #places: number;
  readonly #mostWaiting: number;
  readonly #waiting: Waiting[] = [];
  #free: number;

  constructor(places: number, mostWaiting: number) {
    this.#places = places;
    this.#mostWaiting = mostWaiting;
    this.#free = places;
  }

  /**
   * Runs a task when its turn comes.
   *
   * @throws TooBusy at once when too many wait already
   * @throws what the signal was aborted with, when that happened before the task's turn
   */
  async run<T>(task: () => Promise<T>, passing: Passing = {}): Promise<T> {
    const places = Math.min(passing.places ?? 1, this.#places);
    passing.signal?.throwIfAborted();
    if (this.#waiting.length > 0 || places > this.#free) await this.#turn(places, passing.signal);
    else this.#free -= places;
    try {
      return await task();
    } finally {
      this.#free += places;
      this.#callNext();
    }
  }

  #turn(places: number, signal?: AbortSignal): Promise<void> {
    if (this.#waiting.length >= this.#mostWaiting) throw new TooBusy("too many tasks wait");
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        reject(signal?.reason as Error);
        // Who was behind may fit in where this one did not.
        this.#callNext();
      };
      const start = () => {
        signal?.removeEventListener("abort", leave);
        resolve();
      };
      const waiting = { places, start };
      this.#waiting.push(waiting);
      signal?.addEventListener("abort", leave, { once: true });
    });
  }

  /** Who leaves hands over the place, so that nobody newly come slips in between. */
  #callNext(): void {
    for (let [next] = this.#waiting; next && next.places <= this.#free; [next] = this.#waiting) {
      this.#waiting.shift();
      this.#free -= next.places;
      next.start();
    }
  }
}
