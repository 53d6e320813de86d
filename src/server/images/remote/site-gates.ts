import { Gate } from "../../gate.ts";
import type { Passing } from "../../gate.ts";

type Own = { gate: Gate; users: number };

/** Limits concurrent tasks in total and per site, so that a slow site does not delay the others. */
export class SiteGates {
  readonly #all: Gate;
  readonly #sites = new Map<string, Own>();

  /**
   * @param places maximum number of running tasks
   * @param most maximum number of running tasks of one site
   * @param mostWaiting maximum number of waiting tasks of one site
   */
  constructor(
    places: number,
    readonly most: number,
    readonly mostWaiting: number,
  ) {
    this.#all = new Gate(places, Infinity);
  }

  /**
   * Runs a task when its turn comes; one that takes many places gets all places of its site.
   *
   * @throws TooBusy when too many wait
   * @throws the signal's abort reason, when it was aborted before the task's turn
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
