import type { WorkboxPlugin } from "workbox-core";
import { registerQuotaErrorCallback } from "workbox-core";
import { CacheExpiration } from "workbox-expiration";
import { clockOf } from "./clock.ts";

/** Number of new entries between two counts, which drop the oldest entries; counting reads them all. */
const pace = 20;

/**
 * Limits a cache to a number of entries, give or take twenty. The least recently used entries go first, and all go when
 * the browser runs out of storage. Workbox's own plugin counts at every use, which a page of images would wait for.
 */
export function bounded(cacheName: string, maxEntries: number): WorkboxPlugin {
  // Workbox deletes by the bare URL, which entries with a `Vary` header would survive.
  const matchOptions = { ignoreVary: true };
  const expiration = new CacheExpiration(cacheName, { maxEntries, matchOptions });
  const markUsed = (address: string) => expiration.updateTimestamp(address);
  const watchClock = clockOf(cacheName, markUsed);
  let added = 0;
  registerQuotaErrorCallback(() => dropBounded(cacheName));
  return {
    async cachedResponseWillBeUsed({ cachedResponse, request }) {
      if (cachedResponse) void watchClock().then(() => markUsed(request.url).catch(() => {}));
      return cachedResponse;
    },
    async cacheDidUpdate({ request }) {
      await watchClock();
      await markUsed(request.url);
      if (added++ % pace === 0) await expiration.expireEntries();
    },
  };
}

/** Deletes a bounded cache and the timestamps of its entries. */
export async function dropBounded(cacheName: string): Promise<void> {
  await caches.delete(cacheName);
  await new CacheExpiration(cacheName, { maxEntries: 1 }).delete();
}
