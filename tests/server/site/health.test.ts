import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { expect, it, onTestFinished, vi } from "vitest";
import type { Search } from "../../../src/server/search/search.ts";
import { registerHealth } from "../../../src/server/site/health.ts";
import type { Store } from "../../../src/server/store/store.ts";

/** Creates a server with a built client and an empty data folder, both of which are removed after the test. */
async function open() {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-health-"));
  const folders = { dataFolder: join(folder, "data"), clientFolder: folder };
  await writeFile(join(folder, "index.html"), "");
  await mkdir(folders.dataFolder);
  const app = Fastify();
  onTestFinished(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });
  return { app, folders };
}

it("health: a server whose search index no longer follows changes is not ready", async () => {
  const { app, folders } = await open();
  const store = { db: { execute: () => Promise.resolve() }, isHearing: () => true };
  const isFollowing = vi.fn(() => true);
  const search = { probe: () => Promise.resolve(), isFollowing, skippedIds: () => [] };
  registerHealth(app, { store, search, testsWrites: false } as never, folders);
  expect((await app.inject("/readyz")).statusCode).toBe(200);
  isFollowing.mockReturnValue(false);
  const unready = await app.inject("/readyz");
  expect([unready.statusCode, unready.json()]).toMatchObject([503, { search: false }]);
});

it("health: a server whose search index does not answer is not ready", async () => {
  const { app, folders } = await open();
  const store = { db: { execute: () => Promise.resolve() }, isHearing: () => true };
  const probe = vi.fn(() => Promise.reject(new Error("The search index is not there.")));
  const search = { probe, isFollowing: () => true, skippedIds: () => [] };
  registerHealth(app, { store, search, testsWrites: false } as never, folders);
  const unready = await app.inject("/readyz");
  expect([unready.statusCode, unready.json()]).toMatchObject([503, { search: false }]);
});

it("health: probes share one database check for a second", async () => {
  const { app, folders } = await open();
  const execute = vi.fn(() => Promise.resolve());
  const store = { db: { execute }, isHearing: () => true } as unknown as Store;
  const search = { probe: () => Promise.resolve(), isFollowing: () => true, skippedIds: () => [] };
  const services = { store, search: search as unknown as Search, testsWrites: false };
  registerHealth(app, services, folders);
  let now = 0;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => now);
  onTestFinished(() => clock.mockRestore());
  const probe = async () => (await app.inject("/readyz")).json();
  const answers = await Promise.all(Array.from({ length: 10 }, probe));
  for (const answer of answers) expect(answer).toMatchObject({ database: true });
  now = 999;
  await probe();
  expect(execute).toHaveBeenCalledTimes(1);
  now = 1000;
  await probe();
  expect(execute).toHaveBeenCalledTimes(2);
});

it("health: a server whose data folder is not writable is not ready until it is again", async () => {
  const { app, folders } = await open();
  const { dataFolder } = folders;
  const store = { db: { execute: () => Promise.resolve() }, isHearing: () => true };
  const search = { probe: () => Promise.resolve(), isFollowing: () => true, skippedIds: () => [] };
  registerHealth(app, { store, search, testsWrites: false } as never, folders);
  let now = 0;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => now);
  onTestFinished(() => clock.mockRestore());
  const probe = async () => {
    const { statusCode, json } = await app.inject("/readyz");
    return [statusCode, json().dataFolder];
  };
  expect(await probe()).toEqual([200, true]);
  expect(await readdir(dataFolder)).toEqual([]);
  await rm(dataFolder, { recursive: true });
  now = 59_999;
  expect(await probe()).toEqual([200, true]);
  now = 61_000;
  expect(await probe()).toEqual([503, false]);
  await mkdir(dataFolder);
  now = 62_000;
  expect(await probe()).toEqual([200, true]);
});
