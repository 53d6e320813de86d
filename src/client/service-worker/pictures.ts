import { bounded } from "./bounded.ts";
import { KeepFirst } from "./keep-first.ts";
import { picturesCache } from "./names.ts";
import { isGone, isKeepablePicture } from "./rules.ts";
import { takenAnswer } from "./taken.ts";

/** Maximum number of cached images and tiles. */
const mostPictures = 600;
/** Age, in milliseconds, after which the server is asked whether a cached image is still public. */
const maxAge = 24 * 60 * 60 * 1000;

/**
 * Responds to image requests from the cache of recently viewed images, from offline downloads, or from the network.
 * Image URLs change with their content, but images may cease to be public: one that is used a day after it was cached
 * is refetched in the background.
 */
export function picturesLastSeen(): KeepFirst {
  return new KeepFirst({
    cacheName: picturesCache,
    matchOptions: { ignoreVary: true },
    plugins: [
      bounded(picturesCache, mostPictures),
      {
        cachedResponseWillBeUsed: async ({ cachedResponse, request, event }) => {
          if (!cachedResponse) return takenAnswer(request);
          if (isOld(cachedResponse)) event.waitUntil(renew(request).catch(() => {}));
          return cachedResponse;
        },
        cacheWillUpdate: async ({ response }) =>
          (await isKeepablePicture(response)) ? response : null,
      },
    ],
  });
}

function isOld({ headers }: Response): boolean {
  const date = headers.get("date");
  return date !== null && Date.now() - Date.parse(date) > maxAge;
}

/** Replaces a cached image by the server's current response, or deletes it if the image no longer exists. */
async function renew(request: Request): Promise<void> {
  const answer = await fetch(request);
  const cache = await caches.open(picturesCache);
  if (isGone(answer)) await cache.delete(request, { ignoreVary: true });
  else if (await isKeepablePicture(answer)) await cache.put(request, answer);
}
