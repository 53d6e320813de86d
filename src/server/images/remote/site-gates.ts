import { Gate } from "../../gate.ts";
import type { Passing } from "../../gate.ts";

type Own = { gate: Gate; users: number };

/** Lets a few tasks run at a time, and fewer of them for one site, so that a slow site does not hold up the others. */
export class SiteGates {
  readonly #all: Gate;
  readonly #sites = new Map<string, Own>();

  /**
   * @param places tasks that run at a time
   * @param most of these, as many as one site may have
   * @param mostWaiting tasks of one site that wait for their turn
   */
  constructor(
    places: number,
    readonly most: number,
    readonly mostWaiting: number,
  ) {
    this.#all = new Gate(places, Infinity);
  }

  /**
   * Runs a task when its turn comes; one that takes many places gets all that its site may have.
   *
   * @throws TooBusy when too many wait
   * @throws what the signal was aborted with, when that happened before the task's turn
   */
  async run<T>(site: string, task: () => Promise<T>, passing: Passing = {}): Promise<T> {
    const own = this.#sites.get(site) ?? { gate: new Gate(this.most, this.mostWaiting), users: 0 };
    this.#sites.set(site, own);
    own.users += 1;
    const places = Math.min(passing.places ?? 1, this.most);
    const turn = { ...passing, places };
    try {
      return await own.gate.run(() => this.#all.run(task, turn), turn);
    } finally {
      own.users -= 1;
      if (own.users === 0) this.#sites.delete(site);
    }
  }
}
