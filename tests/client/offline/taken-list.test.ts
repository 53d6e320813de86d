import fc from "fast-check";
import { expect, it } from "vitest";
import { readTaken, takenIds, writeTaken } from "../../../src/client/offline/taken-list.ts";
import { MemoryCaches } from "../../support/memory-caches.ts";

const storageOf = (caches: MemoryCaches) => caches as unknown as CacheStorage;

const list = {
  id: "favourites",
  title: "Your favourites",
  path: "/albums",
  exhibition: "poles",
  at: "2026-11-21T12:00:00.000Z",
  build: "b1",
  isWhole: true,
  works: [
    { slug: "mona", services: ["/iiif/image/3/a"], pictures: 3, pictureBytes: 3000, textBytes: 20 },
  ],
};

it("taken-list: a stored record can be read, and its list is found among other caches", async () => {
  const caches = new MemoryCaches();
  await caches.open("vitrine-pictures");
  await writeTaken(await storageOf(caches).open("vitrine-taken-favourites"), list);
  expect(await readTaken(storageOf(caches), "favourites")).toEqual(list);
  expect(await takenIds(storageOf(caches))).toEqual(["favourites"]);
  expect(await readTaken(storageOf(caches), "album-1")).toBeNull();
});

it("taken-list: an invalid record reads as null", async () => {
  const tampered = fc.oneof(
    fc.json(),
    fc.string(),
    fc.constantFrom(...Object.keys(list)).chain((field) =>
      fc
        .constantFrom(
          null,
          7,
          {},
          "no date",
          [1],
          [{ ...list.works[0], pictures: -1 }],
          [{ ...list.works[0], services: [1] }],
        )
        .filter((value) => typeof value !== "string" || ["at", "id"].includes(field))
        .map((value) => JSON.stringify({ ...list, [field]: value })),
    ),
  );
  await fc.assert(
    fc.asyncProperty(tampered, async (text) => {
      const caches = new MemoryCaches();
      const cache = await caches.open("vitrine-taken-favourites");
      await cache.put("/vitrine-taken", new Response(text));
      expect(await readTaken(storageOf(caches), "favourites")).toBeNull();
    }),
  );
});
