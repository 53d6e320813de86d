/** Prefix of all caches of the site, by which the kill switch deletes them. */
export const prefix = "vitrine-";

/** Returns the cache of the program's files and the bare page of one build. */
export const shellCacheOf = (build: string) => `${prefix}shell-${build}`;

/** Returns the cache of the pages visited with one build. */
export const pagesCacheOf = (build: string) => `${prefix}pages-${build}`;

/** Cache of the most recently viewed images, of any build. */
export const picturesCache = `${prefix}pictures`;

/** Prefix of the caches of offline downloads. */
export const takenPrefix = `${prefix}taken`;

/** Returns whether there are offline downloads on this device. */
export async function hasTaken(storage: CacheStorage): Promise<boolean> {
  return (await storage.keys()).some((name) => name.startsWith(takenPrefix));
}

/** Request header of an offline download: the worker passes the request through and caches no second copy. */
export const takingHeader = "vitrine-taking";

/** Returns the build that a cache belongs to, if any. */
export function buildOf(cacheName: string): string | undefined {
  return /^vitrine-(?:shell|pages)-(.+)$/.exec(cacheName)?.[1];
}
