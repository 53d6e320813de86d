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
  /** Whose task it is, such as a client's network. Groups share the gate fairly; by default all tasks are one group. */
  group?: string;
  /** How much work the task is, more than 0, in a unit that all tasks of the gate share; 1 by default. */
  cost?: number;
};

type Waiting = {
  places: number;
  group: string;
  /** In virtual time. */
  turn: number;
  start: () => void;
  refuse: (reason: Error) => void;
};

/**
 * Lets a few tasks run at a time and a bounded number wait.
 *
 * Waiting tasks start in the order of their turns. A task that arrives gets the virtual time plus its cost times the number of
 * tasks of its group that wait then, itself included; the virtual time is the latest turn that has started. So tasks of
 * little work go before those of much, a group that asks for much waits behind groups that ask for little, and no task
 * waits for ever, since later arrivals have later turns.
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
   * @throws TooBusy when too many tasks wait: the task with the last turn is refused, which may be this one, now or when another arrives
   * @throws what the signal was aborted with, when that happened before the task's turn
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
        // A task behind it may fit in where this one did not.
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

  /** How many waiting tasks would start before one more task of a group, of cost 1, if no others arrived. */
  countAhead(group: string): number {
    const turn = this.#virtualTime + this.countOf(group) + 1;
    return this.#waiting.reduce((count, waiting) => count + Number(waiting.turn <= turn), 0);
  }

  /** How many tasks of a group wait. */
  countOf(group: string): number {
    return this.#waiting.reduce((count, waiting) => count + Number(waiting.group === group), 0);
  }

  #refuseLast(): void {
    const last = this.#waiting.reduce((a, b) => (b.turn >= a.turn ? b : a));
    this.#waiting.splice(this.#waiting.indexOf(last), 1);
    last.refuse(new TooBusy("too many tasks wait"));
  }

  /** Places are handed over to waiting tasks before a new one can take them. */
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
