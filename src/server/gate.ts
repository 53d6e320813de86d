/** Error: too many tasks are waiting already. */
export class TooBusy extends Error {
  override readonly name = "TooBusy";
}

/** Options of a task. */
export type Passing = {
  /** Number of places that the task occupies; 1 by default. */
  places?: number;
  /** Removes the task from the queue while it waits. */
  signal?: AbortSignal;
  /**
   * Group of the task, such as a client's network. Groups share the limiter fairly; by default all tasks are in one
   * group.
   */
  group?: string;
  /** Amount of work in the task, more than 0, in a unit that all tasks of the limiter share; 1 by default. */
  cost?: number;
};

type Waiting = {
  places: number;
  group: string;
  /** Virtual time at which the task should start. */
  turn: number;
  start: () => void;
  refuse: (reason: Error) => void;
};

/**
 * Concurrency limiter with a bounded queue.
 *
 * Waiting tasks start in the order of their turns. The turn of an arriving task is the virtual time plus its cost times
 * the number of waiting tasks of its group, including itself; the virtual time is the latest turn that has started. So
 * small tasks run before large ones, a group with many tasks waits behind groups with few, and no task starves, because
 * later arrivals have later turns.
 */
export class Gate {
  readonly #places: number;
  readonly #mostWaiting: number;
  /** In the order of arrival. */
  readonly #waiting: Waiting[] = [];
  #free: number;
  #virtualTime = 0;

  constructor(places: number, mostWaiting: number) {
    this.#places = places;
    this.#mostWaiting = mostWaiting;
    this.#free = places;
  }

  /**
   * Runs a task when its turn comes.
   *
   * @throws TooBusy when too many tasks wait: rejects the task with the last turn, which may be this one, now or when
   * another arrives
   * @throws the signal's abort reason, if it aborts before the task's turn
   */
  async run<T>(task: () => Promise<T>, passing: Passing = {}): Promise<T> {
    const places = Math.min(passing.places ?? 1, this.#places);
    passing.signal?.throwIfAborted();
    if (this.#waiting.length > 0 || places > this.#free) await this.#turn(places, passing);
    else this.#free -= places;
    try {
      return await task();
    } finally {
      this.#free += places;
      this.#startNext();
    }
  }

  #turn(places: number, { signal, group = "", cost = 1 }: Passing): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        reject(signal?.reason as Error);
        // A smaller task behind it may fit.
        this.#startNext();
      };
      const settle = (then: () => void) => () => {
        signal?.removeEventListener("abort", leave);
        then();
      };
      const waiting: Waiting = {
        places,
        group,
        turn: this.#virtualTime + cost * (this.countOf(group) + 1),
        start: settle(resolve),
        refuse: (reason) => settle(() => reject(reason))(),
      };
      this.#waiting.push(waiting);
      signal?.addEventListener("abort", leave, { once: true });
      if (this.#waiting.length > this.#mostWaiting) this.#refuseLast();
      // Its turn may come before that of a task that waits because it does not fit.
      if (this.#free > 0) this.#startNext();
    });
  }

  /** Returns how many waiting tasks would start before one more task of a group, of cost 1, if no others arrived. */
  countAhead(group: string): number {
    const turn = this.#virtualTime + this.countOf(group) + 1;
    return this.#waiting.reduce((count, waiting) => count + Number(waiting.turn <= turn), 0);
  }

  /** Returns the number of waiting tasks of a group. */
  countOf(group: string): number {
    return this.#waiting.reduce((count, waiting) => count + Number(waiting.group === group), 0);
  }

  #refuseLast(): void {
    const last = this.#waiting.reduce((a, b) => (b.turn >= a.turn ? b : a));
    this.#waiting.splice(this.#waiting.indexOf(last), 1);
    last.refuse(new TooBusy("too many tasks wait"));
  }

  /** Assigns free places to waiting tasks before a new task can occupy them. */
  #startNext(): void {
    while (this.#waiting.length > 0) {
      const next = this.#waiting.reduce((a, b) => (b.turn < a.turn ? b : a));
      if (next.places > this.#free) return;
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      this.#free -= next.places;
      this.#virtualTime = Math.max(this.#virtualTime, next.turn);
      next.start();
    }
  }
}
