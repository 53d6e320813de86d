import type { PrecacheEntry } from "workbox-precaching";
import { PrecacheController } from "workbox-precaching";
import { KeepFirst } from "./keep-first.ts";
import { shellCacheOf } from "./names.ts";
import { isKeepableFile, isPageOf } from "./rules.ts";

/** The page without a first answer, which shows the snapshot's data. */
const barePage = "/index.html";

/** Returns the program of one build: files that every page needs are precached, the rest is cached when it is used. */
export function shellOf(build: string, files: readonly string[]) {
  const cacheName = shellCacheOf(build);
  const precache = new PrecacheController({
    cacheName,
    plugins: [
      {
        cacheWillUpdate: async ({ request, response }) => {
          const isBarePage = new URL(request.url).pathname === barePage;
          const isRight = isBarePage ? isPageOf(response, build) : isKeepableFile(response);
          return isRight ? response : null;
        },
      },
    ],
  });
  const entries: PrecacheEntry[] = [
    { url: barePage, revision: build },
    ...files.map((url) => ({ url, revision: null })),
  ];
  precache.addToCacheList(entries);

  return {
    /**
     * Downloads and caches the files, all or none, because this build cannot start offline without all of them. During
     * a deployment the bare page may come from a server of another build; the browser tries again with a later page.
     */
    async install(event: ExtendableEvent): Promise<void> {
      try {
        await precache.install(event);
      } catch (error) {
        await caches.delete(cacheName).catch(() => false);
        throw error;
      }
    },
    /** Returns the bare page, if available. */
    page: () => precache.matchPrecache(barePage).catch(() => undefined),
    /**
     * Responds to requests for files whose names change with their content. A tab of an earlier build gets that build's
     * files, which the server may no longer have.
     */
    files: new KeepFirst({
      cacheName,
      plugins: [
        {
          cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
            cachedResponse ?? (await caches.match(request)),
          cacheWillUpdate: async ({ response }) => (isKeepableFile(response) ? response : null),
        },
      ],
    }),
  };
}
