/** What a visitor should know about the connection. */
export type Connection = {
  /** False once a request has failed on its way, or the browser says so, until one succeeds. */
  online: boolean;
  /** Whether something on screen was kept from before and has not been refreshed yet. */
  outOfDate: boolean;
};

/** What is taken for granted until something else is known, on the server too. */
export const connected: Connection = { online: true, outOfDate: false };

/** Knows how the connection is, and tells those who listen when that changes. */
export class ConnectionStatus {
  #connection = connected;
  readonly #listeners = new Set<() => void>();

  /** The connection as it stands; the same object until something changes. */
  get current(): Connection {
    return this.#connection;
  }

  /** A request was answered. */
  reached(): void {
    this.#change({ online: true });
  }

  /** A request failed on its way, or the browser lost its network. */
  failed(): void {
    this.#change({ online: false });
  }

  /** Says whether something on screen waits to be refreshed. */
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
