import { afterAll, beforeAll, expect, test } from "vitest";
import { PublicImages } from "../../../src/server/images/public-images.ts";
import { anythingHappened } from "../../../src/server/store/announcements.ts";
import type { StoreEvent } from "../../../src/server/store/announcements.ts";
import { applyWorks } from "../../../src/server/store/apply.ts";
import { openPglite } from "../../support/database.ts";
import { imageInput, workInput } from "../../support/work-inputs.ts";

let site: Awaited<ReturnType<typeof openPglite>>;
/** Works with one image each, and its key. */
let works: { id: string; key: string }[] = [];

beforeAll(async () => {
  site = await openPglite();
  const inputs = ["a", "b", "c"].map((letter) =>
    workInput({ identifier: letter, images: [imageInput(letter.repeat(32))] }),
  );
  const added = await applyWorks(site.store.db, inputs, { through: "EDIT", actor: "SERVER" });
  works = added.map(({ workId }, at) => ({ id: workId, key: inputs[at]?.images[0]?.key ?? "" }));
});
afterAll(() => site.close());

/** Creates the site's public images with the images of all works known; `trouble` simulates database failures. */
async function known(limit?: number) {
  const trouble = { isAway: false, isSilent: false };
  const db = new Proxy(site.store.db, {
    get(target, name) {
      if (trouble.isAway) throw new Error("The database is away.");
      return Reflect.get(target, name) as unknown;
    },
  });
  const images = new PublicImages({ db, isHearing: () => !trouble.isSilent }, limit);
  for (const { key } of works) expect(await images.isPublic(key)).toBe(true);
  const keysKnown = () => works.filter(({ key }) => images.has(key)).map(({ key }) => key[0]);
  return { images, trouble, keysKnown };
}

const worksEvent = (changedIds: string[], addedIds: string[] = []): StoreEvent => {
  return { kind: "works", addedIds, added: addedIds.length, changedIds };
};

test("PublicImages: an image's public state is cached until a work that uses it changes", async () => {
  const { images, keysKnown } = await known();
  expect(keysKnown()).toEqual(["a", "b", "c"]);
  images.hear(worksEvent([], ["another"]));
  images.hear({ kind: "site" });
  expect(keysKnown()).toEqual(["a", "b", "c"]);
  images.hear(worksEvent(["another", works[1]?.id ?? ""]));
  expect(keysKnown()).toEqual(["a", "c"]);
  expect(await images.isPublic("b".repeat(32))).toBe(true);
  expect(keysKnown()).toEqual(["a", "b", "c"]);
});

test.each([
  ["anything may have happened", anythingHappened],
  ["more works changed than an event lists", worksEvent(Array.from({ length: 24 }, String))],
])("PublicImages: the cache is cleared when %s", async (_when, event) => {
  const { images, keysKnown } = await known();
  images.hear(event);
  expect(keysKnown()).toEqual([]);
});

test("PublicImages: a result that a change may have made outdated is not cached", async () => {
  const { images, keysKnown } = await known();
  const [{ id, key } = { id: "", key: "" }] = works;
  images.hear(worksEvent([id]));
  const asked = images.isPublic(key);
  images.hear(worksEvent(["another"]));
  expect(await asked).toBe(true);
  expect(keysKnown()).toEqual(["b", "c"]);
});

test("PublicImages: looks up each image while events are missing, and uses known results while the database is down", async () => {
  const { images, trouble, keysKnown } = await known();
  trouble.isSilent = true;
  expect(keysKnown()).toEqual([]);
  expect(await images.isPublic("a".repeat(32))).toBe(true);
  trouble.isAway = true;
  expect(await images.isPublic("a".repeat(32))).toBe(true);
  await expect(images.isPublic("d".repeat(32))).rejects.toThrow("away");
  images.hear(anythingHappened);
  await expect(images.isPublic("a".repeat(32))).rejects.toThrow("away");
});

test("PublicImages: caches a limited number of images, the most recently looked up", async () => {
  const { images, keysKnown } = await known(2);
  expect(keysKnown()).toEqual(["b", "c"]);
  expect(await images.isPublic("d".repeat(32))).toBe(false);
  expect(keysKnown()).toEqual(["b", "c"]);
});
