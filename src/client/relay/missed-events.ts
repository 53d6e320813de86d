/** Counts how often events were missed, for what asks the server by itself, outside routes. */
class MissedEvents {
  #count = 0;
  readonly #listeners = new Set<() => void>();

  /** How often since the page was loaded. */
  get count(): number {
    return this.#count;
  }

  /** The connection is back, or the server sent less than there was. */
  happened(): void {
    this.#count += 1;
    for (const listener of this.#listeners) listener();
  }

  /** Calls back after every time, until the returned function is called. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

/** The page's own. */
export const missedEvents = new MissedEvents();
