type Fault = "none" | "full" | "forbidden";
type Entry = { headers: Headers; response: Response };

/** An in-memory implementation of the browser's caches, which can be full or forbidden. */
export class MemoryCaches {
  fault: Fault = "none";
  readonly #caches = new Map<string, Map<string, Entry>>();

  async open(name: string) {
    this.#refuse();
    const entries = this.#caches.get(name) ?? new Map<string, Entry>();
    this.#caches.set(name, entries);
    return {
      match: async (request: RequestInfo | URL, options?: CacheQueryOptions) =>
        find(entries, request, options)?.response.clone(),
      put: async (request: RequestInfo | URL, response: Response) => {
        if (this.fault === "full") throw new DOMException("no room", "QuotaExceededError");
        entries.set(addressOf(request), { headers: headersOf(request), response });
      },
      delete: async (request: RequestInfo | URL, options?: CacheQueryOptions) =>
        find(entries, request, options) !== undefined && entries.delete(addressOf(request)),
      keys: async () => [...entries.keys()].map((address) => new Request(address)),
    };
  }

  async match(request: RequestInfo | URL, options: MultiCacheQueryOptions = {}) {
    this.#refuse();
    const { cacheName } = options;
    const searched = cacheName === undefined ? [...this.#caches.keys()] : [cacheName];
    for (const name of searched) {
      const found = find(this.#caches.get(name), request, options);
      if (found) return found.response.clone();
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

function headersOf(request: RequestInfo | URL): Headers {
  return new Headers(request instanceof Request ? request.headers : undefined);
}

/** Returns the entry of an address. An entry with a `Vary` header matches only requests with the same header. */
function find(
  entries: Map<string, Entry> | undefined,
  request: RequestInfo | URL,
  { ignoreVary = false }: CacheQueryOptions = {},
): Entry | undefined {
  const entry = entries?.get(addressOf(request));
  const varying = entry?.response.headers.get("vary")?.split(/\s*,\s*/) ?? [];
  const headers = headersOf(request);
  const isSame = varying.every((name) => entry?.headers.get(name) === headers.get(name));
  return ignoreVary || isSame ? entry : undefined;
}
