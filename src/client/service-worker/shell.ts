import type { PrecacheEntry } from "workbox-precaching";
import { PrecacheController } from "workbox-precaching";
import { KeepFirst } from "./keep-first.ts";
import { shellCacheOf } from "./names.ts";
import { isKeepableFile, isPageOf } from "./rules.ts";

/** The page without a first answer, which shows what the snapshot holds. */
const barePage = "/index.html";

/** The program of one build: what every page needs is kept beforehand, the rest when it is used. */
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
     * Fetches and keeps the files, all or none: with less this build could not start by itself. During a deploy
     * the bare page may come from a server of another build; the browser tries again with a later page.
     */
    async install(event: ExtendableEvent): Promise<void> {
      try {
        await precache.install(event);
      } catch (error) {
        await caches.delete(cacheName).catch(() => false);
        throw error;
      }
    },
    /** The bare page, if it can be had. */
    page: () => precache.matchPrecache(barePage).catch(() => undefined),
    /**
     * Answers for files whose names change with their content. A tab of an earlier build gets those of its
     * own, which the server may no longer have.
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
