const prefix = "vitrine-shell-";

/** How long a page may take before the one kept from the last visit is shown, in milliseconds. */
const patience = 4000;

/** What the service worker keeps: the page's frame and the program's files of one build. */
export type ShellCache = ReturnType<typeof shellCache>;

/** @param name of the build's own cache, `vitrine-shell-` and the build's id */
export function shellCache(name: string) {
  return {
    /** Fetches and keeps the files; all or none. */
    fill: async (paths: readonly string[]) => (await caches.open(name)).addAll([...paths]),
    /** The kept answer, if there is one. */
    match: async (request: Request | string) => (await caches.open(name)).match(request),
    /** Keeps an answer. */
    put: async (request: Request | string, response: Response) =>
      (await caches.open(name)).put(request, response),
    /** Deletes what earlier builds kept. */
    dropOthers: async () => {
      const others = (await caches.keys()).filter((key) => key.startsWith(prefix) && key !== name);
      await Promise.all(others.map((key) => caches.delete(key)));
    },
  };
}

/**
 * Whether an address that a visitor goes to is a page of the site. A picture opened by itself, or what
 * the server says of its health, has no frame to stand in for it.
 */
export function isPage(pathname: string): boolean {
  return !/^\/(?:(?:iiif|assets)\/|(?:graphql|healthz|readyz)(?:\/|$))/.test(pathname);
}

/**
 * A page: from the server while it answers in time, else the kept frame, which shows what the
 * snapshot holds. An address the server refuses is the server's to explain.
 */
export async function navigationAnswer(
  request: Request,
  cache: Pick<ShellCache, "match">,
  ask: typeof fetch = fetch,
): Promise<Response> {
  const fromServer = ask(request);
  const kept = await cache.match("/");
  if (!kept) return fromServer;
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), patience));
  // A proxy that cannot reach the server answers too, with 502 or the like.
  const inTime = fromServer.then(
    (response) => (response.status >= 500 ? kept : response),
    () => kept,
  );
  return Promise.race([inTime, late]);
}

/** A file whose name changes with its content: once kept, it is never asked for again. */
export async function assetAnswer(
  request: Request,
  cache: Pick<ShellCache, "match" | "put">,
  ask: typeof fetch = fetch,
): Promise<Response> {
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await ask(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}
