/** Where a cache's newest time is noted, among its entries; no page and no picture has such an address. */
const note = "/vitrine-newest.json";
/** A clock that is set back by less has the order wrong for no longer than that, in milliseconds. */
const slack = 24 * 60 * 60 * 1000;
/** How far the note may be behind, in milliseconds: writing it with every use would cost more. */
const lag = 60 * 1000;

/**
 * Watches the browser's clock, by which the entries of a cache are told apart that were not used for longest.
 * If it was ahead and has been set right, all that was used before would count as newer than what is used now;
 * so every entry is given the present time, and none is lost.
 *
 * @param markUsed writes down that an entry is used now
 * @returns what is to be done before a use is written down; never fails
 */
export function clockOf(
  cacheName: string,
  markUsed: (address: string) => Promise<void>,
): () => Promise<unknown> {
  let newest: Promise<number> | undefined;

  async function look(known: number): Promise<number> {
    const now = Date.now();
    const isSetBack = now < known - slack;
    if (!isSetBack && now < known + lag) return known;
    const cache = await caches.open(cacheName);
    if (isSetBack) {
      const addresses = (await cache.keys()).map(({ url }) => url);
      for (const address of addresses.filter((url) => !url.endsWith(note))) await markUsed(address);
    }
    await cache.put(note, new Response(String(now)));
    return now;
  }

  return () => {
    newest = (newest ?? noted(cacheName)).then((known) => look(known).catch(() => known));
    return newest;
  };
}

async function noted(cacheName: string): Promise<number> {
  try {
    const found = await caches.match(note, { cacheName });
    return Number(await found?.text()) || 0;
  } catch {
    return 0;
  }
}
