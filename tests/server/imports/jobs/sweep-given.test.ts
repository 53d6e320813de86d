import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { GivenFiles } from "../../../../src/server/imports/jobs/given-files.ts";
import { sweepGiven } from "../../../../src/server/imports/jobs/sweep-given.ts";
import { newId } from "../../../../src/server/store/ids.ts";
import { addJob, applyJob, completeJob } from "../../../../src/server/store/import-jobs.ts";
import { countImportRows, writeImportRows } from "../../../../src/server/store/import-rows.ts";
import type { Store } from "../../../../src/server/store/store.ts";
import { releaseJobs, takeNextJob } from "../../../../src/server/store/take-job.ts";
import { openPglite } from "../../../support/database.ts";

const day = 24 * 60 * 60 * 1000;
let store: Store;
let close: () => Promise<void>;
let folder = "";
let files: GivenFiles;

beforeAll(async () => {
  ({ store, close } = await openPglite());
  folder = await mkdtemp(join(tmpdir(), "vitrine-sweep-"));
  files = new GivenFiles(folder);
});
afterAll(async () => {
  await close();
  await rm(folder, { recursive: true, force: true });
});

/** Stores an upload; returns its id. */
async function uploaded(): Promise<string> {
  const id = newId();
  await mkdir(files.givenOf(id), { recursive: true });
  await writeFile(join(files.givenOf(id), "works.csv"), "id,title\nA,a\n");
  return id;
}

/** Stores an upload that was read but not imported. */
async function read(): Promise<string> {
  const id = await uploaded();
  await addJob(store.db, { id, label: "works.csv", address: null, memberId: null });
  const job = await takeNextJob(store.db, "one");
  if (job?.run.id !== id) throw new Error("Another import waits.");
  await writeImportRows(store.db, id, [{ sequence: 0, fate: "ADDED", identifier: "A" }]);
  await completeJob(store.db, job);
  await releaseJobs(store.db, "one");
  return id;
}

const sweep = (days: number) => sweepGiven(store.db, files, Date.now() + days * day);
const isKept = async (id: string) => (await files.whole(id)) !== null;

test("sweep-given: an upload that is never imported is retained for a day", async () => {
  const id = await uploaded();
  await sweep(0.9);
  expect(await isKept(id)).toBe(true);
  const old = new Date(Date.now() - 2 * day);
  await utimes(files.placeOf(id), old, old);
  await sweep(0);
  expect(await isKept(id)).toBe(false);
});

test("sweep-given: a partial file of a killed process is removed after an hour", async () => {
  const id = await uploaded();
  const parts = ["part-old", "part-new"].map((name) => join(files.placeOf(id), name));
  for (const part of parts) await writeFile(part, "half");
  const old = new Date(Date.now() - day / 12);
  await utimes(parts[0] ?? "", old, old);
  await sweep(0);
  expect((await readdir(files.placeOf(id))).sort()).toEqual(["given", "part-new"]);
});

test("sweep-given: an import that was read but not applied is retained with its rows for seven days", async () => {
  const id = await read();
  await sweep(6.9);
  expect(await isKept(id)).toBe(true);
  expect(await countImportRows(store.db, id, null)).toBe(1);
  await sweep(7.1);
  expect(await isKept(id)).toBe(false);
  expect(await countImportRows(store.db, id, null)).toBe(0);
});

test("sweep-given: an import that waits to be applied is retained", async () => {
  const id = await read();
  await applyJob(store.db, id);
  await sweep(30);
  expect(await isKept(id)).toBe(true);
  expect(await countImportRows(store.db, id, null)).toBe(1);
});

test("sweep-given: an unrelated file is retained", async () => {
  await writeFile(join(folder, "notes.txt"), "x");
  await sweep(30);
  await expect(rm(join(folder, "notes.txt"))).resolves.toBeUndefined();
});
