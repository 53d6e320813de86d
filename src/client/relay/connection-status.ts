/** Connection state that a visitor should know about. */
export type Connection = {
  /** False from a failed request, or the browser's `offline` event, until a request succeeds. */
  online: boolean;
  /** Whether something on screen came from a cache and has not been refreshed yet. */
  outOfDate: boolean;
};

/** Initial connection state, also on the server. */
export const connected: Connection = { online: true, outOfDate: false };

/** Stores the connection state and notifies subscribers when it changes. */
export class ConnectionStatus {
  #connection = connected;
  readonly #listeners = new Set<() => void>();

  /** The current state; the same object until something changes. */
  get current(): Connection {
    return this.#connection;
  }

  /** Records that the server answered a request. */
  reached(): void {
    this.#change({ online: true });
  }

  /** Records that the network failed a request, or that the browser went offline. */
  failed(): void {
    this.#change({ online: false });
  }

  /** Sets whether something on screen still has to be refreshed. */
  setOutOfDate(outOfDate: boolean): void {
    this.#change({ outOfDate });
  }

  /** Calls back after every change, until the returned function is called. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #change(part: Partial<Connection>) {
    const next = { ...this.#connection, ...part };
    const { online, outOfDate } = this.#connection;
    if (next.online === online && next.outOfDate === outOfDate) return;
    this.#connection = next;
    for (const listener of this.#listeners) listener();
  }
}
