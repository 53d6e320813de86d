import type { WorkboxPlugin } from "workbox-core";
import { registerQuotaErrorCallback } from "workbox-core";
import { CacheExpiration } from "workbox-expiration";

/** After so many new entries the oldest are counted and dropped: counting reads them all. */
const pace = 20;

/**
 * Keeps a cache within a number of entries, give or take twenty; those unused for longest go first, and all go
 * when the browser has no room left. Workbox's own plugin counts at every use, which a page of pictures
 * would wait for.
 */
export function bounded(cacheName: string, maxEntries: number): WorkboxPlugin {
  const expiration = new CacheExpiration(cacheName, { maxEntries });
  let added = 0;
  registerQuotaErrorCallback(() => dropBounded(cacheName));
  return {
    async cachedResponseWillBeUsed({ cachedResponse, request }) {
      if (cachedResponse) expiration.updateTimestamp(request.url).catch(() => {});
      return cachedResponse;
    },
    async cacheDidUpdate({ request }) {
      await expiration.updateTimestamp(request.url);
      if (added++ % pace === 0) await expiration.expireEntries();
    },
  };
}

/** Deletes a bounded cache and what is known of the age of its entries. */
export async function dropBounded(cacheName: string): Promise<void> {
  await caches.delete(cacheName);
  await new CacheExpiration(cacheName, { maxEntries: 1 }).delete();
}
