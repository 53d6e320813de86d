/**
 * Holds events for one subscriber until the subscriber reads them. An event whose key is already waiting is merged into
 * the waiting one, so a subscriber that is slow, or has stopped reading, costs at most one event per key, and a fast
 * one loses nothing.
 */
export class Mailbox<Event> implements AsyncIterableIterator<Event> {
  readonly #waiting = new Map<string, Event>();
  readonly #merge: (waiting: Event, next: Event) => Event;
  readonly #onClose: (mailbox: Mailbox<Event>) => void;
  #takers: ((result: IteratorResult<Event, undefined>) => void)[] = [];
  #finishing = false;
  #closed = false;

  /**
   * @param merge merges two events with the same key
   * @param onClose called once when the mailbox accepts no more events
   */
  constructor(
    merge: (waiting: Event, next: Event) => Event,
    onClose: (mailbox: Mailbox<Event>) => void,
  ) {
    this.#merge = merge;
    this.#onClose = onClose;
  }

  /** Adds an event, or resolves a pending read with it. */
  post(key: string, event: Event): void {
    if (this.#closed || this.#finishing) return;
    const taker = this.#takers.shift();
    if (taker) {
      taker({ value: event, done: false });
      return;
    }
    const waiting = this.#waiting.get(key);
    this.#waiting.set(key, waiting === undefined ? event : this.#merge(waiting, event));
  }

  next(): Promise<IteratorResult<Event, undefined>> {
    if (this.#closed) return Promise.resolve({ value: undefined, done: true });
    for (const [key, event] of this.#waiting) {
      this.#waiting.delete(key);
      return Promise.resolve({ value: event, done: false });
    }
    if (this.#finishing) return this.return();
    return new Promise((resolve) => this.#takers.push(resolve));
  }

  return(): Promise<IteratorResult<Event, undefined>> {
    this.close();
    return Promise.resolve({ value: undefined, done: true });
  }

  /** Closes the mailbox once the waiting events have been read; accepts no new ones. */
  finish(): void {
    this.#finishing = true;
    if (this.#waiting.size === 0) this.close();
  }

  /** Closes the mailbox and ends pending reads. */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#waiting.clear();
    for (const taker of this.#takers) taker({ value: undefined, done: true });
    this.#takers = [];
    this.#onClose(this);
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
