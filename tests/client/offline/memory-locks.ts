type Held = { end: (reason: DOMException) => void };

/** An in-memory implementation of the browser's locks, shared by all tabs of a test. Requests never wait. */
export class MemoryLocks {
  readonly #held = new Map<string, Held>();

  async request<Result>(
    name: string,
    { steal = false }: LockOptions,
    act: (lock: Lock | null) => Result,
  ): Promise<Awaited<Result>> {
    const before = this.#held.get(name);
    if (before && !steal) return await act(null);
    before?.end(new DOMException("stolen", "AbortError"));
    const { promise: stolen, reject } = rejection();
    const mine = { end: reject };
    this.#held.set(name, mine);
    try {
      return await Promise.race([act({ name, mode: "exclusive" }), stolen]);
    } finally {
      if (this.#held.get(name) === mine) this.#held.delete(name);
    }
  }
}

function rejection() {
  let reject: (reason: DOMException) => void = () => {};
  const promise = new Promise<never>((_resolve, refuse) => (reject = refuse));
  return { promise, reject };
}
