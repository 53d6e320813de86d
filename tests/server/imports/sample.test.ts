import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asc, sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { plates } from "../../../src/atlas/plates.ts";
import { startSample } from "../../../src/server/imports/sample.ts";
import { openDatabase } from "../../../src/server/store/database.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { importRun } from "../../../src/server/store/tables/imports.ts";
import { work } from "../../../src/server/store/tables/works.ts";
import { detailsOfImages, imagesOfWorks } from "../../../src/server/store/works.ts";

let dataFolder = "";
let store: Store;
const logger = pino({ level: "silent" });
const atlas = plates.slice(0, 3);
const second = atlas[1]?.identifier ?? "";

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), "vitrine-sample-"));
  store = await openDatabase({ dataFolder, databaseUrl: null, role: "server" });
});
afterAll(async () => {
  await store.close();
  await rm(dataFolder, { recursive: true, force: true });
});

const bringIn = (signal: AbortSignal, plates = atlas) =>
  startSample({ store, imagesFolder: join(dataFolder, "images"), logger, signal, atlas: plates });
const runs = () => store.db.select().from(importRun).orderBy(asc(importRun.id));
const works = () => store.db.select().from(work).orderBy(asc(work.id));

test("sample: the sample stops between plates, goes on without drawing again, and then rests", async () => {
  const stop = new AbortController();
  const unlisten = await store.listen((event) => {
    if (event.kind === "works") stop.abort();
  });
  await bringIn(stop.signal);
  await unlisten();
  // Two are drawn at the same time, so the second may be written together with the first; the third only begins then.
  const stored = await works();
  const [first] = stored;
  const rowsDone = stored.length;
  expect(rowsDone).toBeGreaterThan(0);
  expect(rowsDone).toBeLessThan(atlas.length);
  expect(first).toMatchObject({ identifier: atlas[0]?.identifier, imageCount: 2 });
  expect(await runs()).toMatchObject([
    { label: "The atlas of map projections", state: "INTERRUPTED", rowsTotal: 3, rowsDone },
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
    added: 3 - rowsDone,
    unchanged: rowsDone,
  });

  await bringIn(signal);
  expect(await runs()).toHaveLength(2);
}, 240_000);

test("sample: pictures tell what is worth a closer look, and the second lies on the first", async () => {
  const { images, details } = await lookedAt();
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
});

test("plates that say something else are told it once, without being drawn again", async () => {
  const { signal } = new AbortController();
  const before = await lookedAt();
  const described = atlas.map((plate) => ({ ...plate, description: `${plate.description} New.` }));
  await store.db.execute(sql`DELETE FROM detail`);
  await store.db.execute(
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
}, 60_000);

async function lookedAt() {
  const [first] = await works();
  const [images = []] = await imagesOfWorks(store.db, [first?.id ?? ""]);
  const details = await detailsOfImages(
    store.db,
    images.map(({ id }) => id),
  );
  return { images, details };
}
