import { rm } from "node:fs/promises";
import { join } from "node:path";
import { asc, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fullSize } from "../../../src/atlas/layout.ts";
import type { Plate } from "../../../src/atlas/plate.ts";
import { plates } from "../../../src/atlas/plates.ts";
import { startSample } from "../../../src/server/imports/sample.ts";
import { openDatabase } from "../../../src/server/store/database.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { importRun } from "../../../src/server/store/tables/imports.ts";
import { work } from "../../../src/server/store/tables/works.ts";
import { detailsOfImages, imagesOfWorks } from "../../../src/server/store/works.ts";
import { migratedDataFolder } from "../../support/database-pool.ts";

const logger = pino({ level: "silent" });
const atlas = plates.slice(0, 3);
const second = atlas[1]?.identifier ?? "";

/** Returns the same plate, which calls `tell` when it is about to be drawn. */
function telling(plate: Plate, tell: () => void): Plate {
  const get = () => {
    tell();
    return plate.images;
  };
  return Object.defineProperty({ ...plate }, "images", { get, enumerable: false });
}

/** Creates a separate database for the tests of a `describe`, into which plates are imported with images of a size. */
function collection(size: number) {
  let dataFolder = "";
  let store: Store;

  beforeAll(async () => {
    dataFolder = await migratedDataFolder();
    store = await openDatabase({ dataFolder, databaseUrl: null, role: "server" });
  });
  afterAll(async () => {
    await store.close();
    await rm(dataFolder, { recursive: true, force: true });
  });

  const bringIn = (signal: AbortSignal, plates = atlas) =>
    startSample({
      store,
      imagesFolder: join(dataFolder, "images"),
      logger,
      signal,
      atlas: plates,
      pictureSize: size,
    });
  const runs = () => store.db.select().from(importRun).orderBy(asc(importRun.id));
  const works = () => store.db.select().from(work).orderBy(asc(work.id));

  async function lookedAt() {
    const [first] = await works();
    const [images = []] = await imagesOfWorks(store.db, [first?.id ?? ""]);
    const details = await detailsOfImages(
      store.db,
      images.map(({ id }) => id),
    );
    return { images, details };
  }

  return {
    bringIn,
    runs,
    works,
    lookedAt,
    execute: (statement: SQL) => store.db.execute(statement),
  };
}

/** Checks that the first work's images have details, and that the second image is registered on the first. */
function expectTold({
  images,
  details,
}: Awaited<ReturnType<ReturnType<typeof collection>["lookedAt"]>>) {
  const [front, overlay] = images;
  expect([front?.registration, overlay?.registration]).toEqual([
    null,
    [
      { from: { x: 0, y: 0 }, to: { x: 0, y: 0 } },
      {
        from: { x: overlay?.width, y: overlay?.height },
        to: { x: front?.width, y: front?.height },
      },
    ],
  ]);
  expect(details.map((list) => list.length > 0)).toEqual([true, true]);
}

describe("sample: small images of the atlas", { tags: ["full"] }, () => {
  const size = 300;
  const { bringIn, runs, works, lookedAt, execute } = collection(size);

  test("stop between plates, resume without drawing again, and then stay unchanged", async () => {
    const stop = new AbortController();
    // Two plates are drawn concurrently, so the third starts when the first is complete.
    await bringIn(
      stop.signal,
      atlas.map((plate, index) => (index < 2 ? plate : telling(plate, () => stop.abort()))),
    );
    const [first, ...others] = await works();
    expect(others).toEqual([]);
    expect(first).toMatchObject({ identifier: atlas[0]?.identifier, imageCount: 2 });
    expect(await runs()).toMatchObject([
      { label: "The atlas of map projections", state: "INTERRUPTED", rowsTotal: 3, rowsDone: 1 },
    ]);

    const { signal } = new AbortController();
    await bringIn(signal);
    expect((await works()).map(({ identifier }) => identifier)).toEqual(
      atlas.map(({ identifier }) => identifier),
    );
    expect((await works())[0]?.updatedAt).toEqual(first?.updatedAt);
    expect((await runs())[1]).toMatchObject({
      state: "DONE",
      rowsDone: 3,
      added: 2,
      unchanged: 1,
    });

    await bringIn(signal);
    expect(await runs()).toHaveLength(2);
  });

  test("have details, and the second image is registered on the first", async () => {
    const found = await lookedAt();
    expectTold(found);
    expect(found.images[0]?.width).toBe(size);
  });

  test("get changed descriptions once, without being drawn again", async () => {
    const { signal } = new AbortController();
    const before = await lookedAt();
    const described = atlas.map((plate) => ({
      ...plate,
      description: `${plate.description} New.`,
    }));
    await execute(sql`DELETE FROM detail`);
    await execute(
      sql`UPDATE work SET content_hash = 'old', credit_line = 'Somebody' WHERE identifier = ${second}`,
    );
    await bringIn(signal, described);
    expect((await runs()).at(-1)).toMatchObject({ state: "DONE", rowsDone: 3, changed: 2 });
    const [first, taken] = await works();
    expect(first?.description).toMatch(/ New\.$/);
    expect(taken).toMatchObject({ creditLine: "Somebody", description: atlas[1]?.description });
    const after = await lookedAt();
    expect(after.images).toEqual(before.images);
    expect(after.details.map((list) => list.map(({ caption }) => caption))).toEqual(
      before.details.map((list) => list.map(({ caption }) => caption)),
    );
    const { length } = await runs();
    await bringIn(signal, described);
    expect(await runs()).toHaveLength(length);
  });
});

describe("sample: full images of the atlas", { tags: ["full"] }, () => {
  const { bringIn, lookedAt } = collection(fullSize);

  test("have details, and the second image is registered on the first", async () => {
    await bringIn(new AbortController().signal, atlas.slice(0, 1));
    const found = await lookedAt();
    expectTold(found);
    expect(found.images[0]?.width).toBe(fullSize);
  });
});
