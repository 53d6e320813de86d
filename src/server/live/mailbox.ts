/**
 * Holds events for one subscriber until it takes them. An event whose key is still waiting is
 * merged into the one that waits, so a subscriber that is slow, or has stopped reading, costs no
 * more than one event for each key, and a fast one loses nothing.
 */
export class Mailbox<Event> implements AsyncIterableIterator<Event> {
  readonly #waiting = new Map<string, Event>();
  readonly #merge: (waiting: Event, next: Event) => Event;
  readonly #onClose: (mailbox: Mailbox<Event>) => void;
  #takers: ((result: IteratorResult<Event, undefined>) => void)[] = [];
  #finishing = false;
  #closed = false;

  /**
   * @param merge makes one event of two that share a key
   * @param onClose is told once when nobody will take events any more
   */
  constructor(
    merge: (waiting: Event, next: Event) => Event,
    onClose: (mailbox: Mailbox<Event>) => void,
  ) {
    this.#merge = merge;
    this.#onClose = onClose;
  }

  /** Puts an event in, or gives it to whoever waits for one. */
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

  /** Ends the mailbox once what is in it was taken; nothing more comes in. */
  finish(): void {
    this.#finishing = true;
    if (this.#waiting.size === 0) this.close();
  }

  /** Ends the mailbox; whoever waits is told that nothing more comes. */
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
