/** What all caches of the site begin with; the kill switch deletes them by it. */
export const prefix = "vitrine-";

/** The program's files and the bare page of one build. */
export const shellCacheOf = (build: string) => `${prefix}shell-${build}`;

/** The pages visited with one build. */
export const pagesCacheOf = (build: string) => `${prefix}pages-${build}`;

/** The pictures last seen, whatever the build. */
export const picturesCache = `${prefix}pictures`;

/** What visitors took along by their own wish lies in caches whose names begin so. */
export const takenPrefix = `${prefix}taken`;

/** Whether anything was taken along on this device. */
export async function hasTaken(storage: CacheStorage): Promise<boolean> {
  return (await storage.keys()).some((name) => name.startsWith(takenPrefix));
}

/** In a request of a page's that takes something along: the worker lets it pass, and keeps no second copy. */
export const takingHeader = "vitrine-taking";

/** The build that a cache belongs to, if it belongs to one. */
export function buildOf(cacheName: string): string | undefined {
  return /^vitrine-(?:shell|pages)-(.+)$/.exec(cacheName)?.[1];
}
