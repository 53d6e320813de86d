import { bounded } from "./bounded.ts";
import { KeepFirst } from "./keep-first.ts";
import { picturesCache } from "./names.ts";
import { isKeepablePicture } from "./rules.ts";
import { takenAnswer } from "./taken.ts";

/** How many pictures and tiles are kept. */
const mostPictures = 600;

/** Answers for pictures: those last seen, those taken along, else the network. Their addresses change with their content. */
export function picturesLastSeen(): KeepFirst {
  return new KeepFirst({
    cacheName: picturesCache,
    matchOptions: { ignoreVary: true },
    plugins: [
      bounded(picturesCache, mostPictures),
      {
        cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
          cachedResponse ?? (await takenAnswer(request)),
        cacheWillUpdate: async ({ response }) =>
          (await isKeepablePicture(response)) ? response : null,
      },
    ],
  });
}
