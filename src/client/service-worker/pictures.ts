import { bounded } from "./bounded.ts";
import { KeepFirst } from "./keep-first.ts";
import { picturesCache } from "./names.ts";
import { isGone, isKeepablePicture } from "./rules.ts";
import { takenAnswer } from "./taken.ts";

/** How many pictures and tiles are kept. */
const mostPictures = 600;
/** After so many milliseconds the server is asked whether a cached picture is still public. */
const maxAge = 24 * 60 * 60 * 1000;

/**
 * Answers for pictures: those last seen, those saved offline, else the network. Their addresses change with their content,
 * but they may cease to be public: one that is used a day after it came is asked for again meanwhile.
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

/** Replaces a cached picture by what the server answers now, or deletes it if there is no such picture any more. */
async function renew(request: Request): Promise<void> {
  const answer = await fetch(request);
  const cache = await caches.open(picturesCache);
  if (isGone(answer)) await cache.delete(request, { ignoreVary: true });
  else if (await isKeepablePicture(answer)) await cache.put(request, answer);
}
