/** Path of a cache's newest timestamp, stored among its entries; no page or image has this path. */
const note = "/vitrine-newest.json";
/**
 * Tolerance for a clock that is set back, in milliseconds: a smaller step makes the order wrong for no longer than
 * that.
 */
const slack = 24 * 60 * 60 * 1000;
/** Maximum lag of the stored timestamp, in milliseconds; writing it with every use would cost more. */
const lag = 60 * 1000;

/**
 * Watches the browser's clock, which orders the entries of a cache by last use. If the clock was ahead and has been
 * corrected, everything used before would count as newer than what is used now. So every entry then gets the present
 * time, and none is lost.
 *
 * @param markUsed records that an entry is used now
 * @returns a function to await before a use is recorded; never rejects
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
