import type { WorkboxPlugin } from "workbox-core";
import { registerQuotaErrorCallback } from "workbox-core";
import { CacheExpiration } from "workbox-expiration";
import { clockOf } from "./clock.ts";

/** After so many new entries the oldest are counted and dropped: counting reads them all. */
const pace = 20;

/**
 * Keeps a cache within a number of entries, give or take twenty; those unused for longest go first, and all go
 * when the browser has no room left. Workbox's own plugin counts at every use, which a page of pictures
 * would wait for.
 */
export function bounded(cacheName: string, maxEntries: number): WorkboxPlugin {
  // Workbox deletes by the bare address, which what varies by a header would outlive.
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

/** Deletes a bounded cache and what is known of the age of its entries. */
export async function dropBounded(cacheName: string): Promise<void> {
  await caches.delete(cacheName);
  await new CacheExpiration(cacheName, { maxEntries: 1 }).delete();
}
