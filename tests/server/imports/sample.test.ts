import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asc } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { plates } from "../../../src/atlas/plates.ts";
import { startSample } from "../../../src/server/imports/sample.ts";
import { openDatabase } from "../../../src/server/store/database.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { importRun, work } from "../../../src/server/store/tables.ts";

let dataFolder = "";
let store: Store;
const logger = pino({ level: "silent" });
const atlas = plates.slice(0, 2);

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), "vitrine-sample-"));
  store = await openDatabase({ dataFolder, databaseUrl: null, role: "server" });
});
afterAll(async () => {
  await store.close();
  await rm(dataFolder, { recursive: true, force: true });
});

const bringIn = (signal: AbortSignal) =>
  startSample({ store, imagesFolder: join(dataFolder, "images"), logger, signal, atlas });
const runs = () => store.db.select().from(importRun).orderBy(asc(importRun.id));
const works = () => store.db.select().from(work).orderBy(asc(work.id));

test("the sample stops between plates, goes on without drawing again, and then rests", async () => {
  const stop = new AbortController();
  const unlisten = await store.listen((event) => {
    if (event.kind === "works") stop.abort();
  });
  await bringIn(stop.signal);
  await unlisten();
  const [first] = await works();
  expect(await works()).toHaveLength(1);
  expect(first).toMatchObject({ identifier: atlas[0]?.identifier, imageCount: 2 });
  expect(await runs()).toMatchObject([
    { label: "The atlas of map projections", state: "INTERRUPTED", rowsTotal: 2, rowsDone: 1 },
  ]);

  const { signal } = new AbortController();
  await bringIn(signal);
  expect((await works()).map(({ identifier }) => identifier)).toEqual(
    atlas.map(({ identifier }) => identifier),
  );
  expect((await works())[0]?.updatedAt).toEqual(first?.updatedAt);
  expect((await runs())[1]).toMatchObject({ state: "DONE", rowsDone: 2, added: 1, unchanged: 1 });

  await bringIn(signal);
  expect(await runs()).toHaveLength(2);
}, 240_000);
