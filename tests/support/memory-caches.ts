type Fault = "none" | "full" | "forbidden";

/** The browser's caches in memory, which can be full or forbidden. */
export class MemoryCaches {
  fault: Fault = "none";
  readonly #caches = new Map<string, Map<string, Response>>();

  async open(name: string) {
    this.#refuse();
    const entries = this.#caches.get(name) ?? new Map<string, Response>();
    this.#caches.set(name, entries);
    return {
      match: async (request: RequestInfo | URL) => entries.get(addressOf(request))?.clone(),
      put: async (request: RequestInfo | URL, response: Response) => {
        if (this.fault === "full") throw new DOMException("no room", "QuotaExceededError");
        entries.set(addressOf(request), response);
      },
      delete: async (request: RequestInfo | URL) => entries.delete(addressOf(request)),
      keys: async () => [...entries.keys()].map((address) => new Request(address)),
    };
  }

  async match(request: RequestInfo | URL, { cacheName }: { cacheName?: string } = {}) {
    this.#refuse();
    const searched = cacheName === undefined ? [...this.#caches.keys()] : [cacheName];
    for (const name of searched) {
      const found = this.#caches.get(name)?.get(addressOf(request));
      if (found) return found.clone();
    }
    return undefined;
  }

  async has(name: string) {
    this.#refuse();
    return this.#caches.has(name);
  }

  async keys() {
    this.#refuse();
    return [...this.#caches.keys()];
  }

  async delete(name: string) {
    this.#refuse();
    return this.#caches.delete(name);
  }

  #refuse() {
    if (this.fault === "forbidden") throw new DOMException("forbidden", "SecurityError");
  }
}

function addressOf(request: RequestInfo | URL): string {
  const address = request instanceof Request ? request.url : String(request);
  return new URL(address, "http://site/").href;
}
