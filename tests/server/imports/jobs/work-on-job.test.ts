import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { Server, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { DecoderPool } from "../../../../src/server/images/decoding/decoder-pool.ts";
import { DecodingProcess } from "../../../../src/server/images/decoding/decoding-process.ts";
import { ImageProblem } from "../../../../src/server/images/problem.ts";
import { GivenFiles } from "../../../../src/server/imports/jobs/given-files.ts";
import { workOnJob } from "../../../../src/server/imports/jobs/work-on-job.ts";
import { LeaseLost } from "../../../../src/server/store/hold-job.ts";
import {
  addJob,
  applyJob,
  completeJob,
  jobById,
  pauseJob,
} from "../../../../src/server/store/import-jobs.ts";
import type { JobAndRun } from "../../../../src/server/store/import-jobs.ts";
import { newId } from "../../../../src/server/store/ids.ts";
import { importRun } from "../../../../src/server/store/tables/imports.ts";
import { member } from "../../../../src/server/store/tables/people.ts";
import { work } from "../../../../src/server/store/tables/works.ts";
import { takeNextJob } from "../../../../src/server/store/take-job.ts";
import { openPglite } from "../../../support/database.ts";
import { manifest } from "../../../support/manifests.ts";
import { addMember } from "../../../support/members.ts";
import { zip } from "../../../support/zip.ts";
import { gradient } from "../../images/support.ts";

const table = "identifier,title\nA1,One\nA2,Two\n";
let site: Awaited<ReturnType<typeof openPglite>>;
let folder = "";
let files: GivenFiles;
let web: Server;
/** Sends the other site's response. */
let answer: (response: ServerResponse) => void;

beforeAll(async () => {
  site = await openPglite();
  folder = await mkdtemp(join(tmpdir(), "vitrine-job-"));
  files = new GivenFiles(join(folder, "imports"));
  web = createServer((_, response) => answer(response)).listen(0, "127.0.0.1");
  await once(web, "listening");
});
afterEach(async () => {
  await site.store.db.delete(importRun);
  await site.store.db.delete(work);
});
afterAll(async () => {
  web.closeAllConnections();
  web.close();
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

/** Starts an import from the other site in a server process. */
async function begun(memberId: string | null = null): Promise<JobAndRun> {
  const { port } = web.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}/works.csv`;
  await addJob(site.store.db, { id: newId(), label: "works.csv", address, memberId });
  return taken();
}

async function taken(): Promise<JobAndRun> {
  const job = await takeNextJob(site.store.db, "one");
  if (!job) throw new Error("No import waits.");
  return (await jobById(site.store.db, job.run.id)) ?? job;
}

/** Starts an import that is to be applied. */
async function applied(memberId: string | null = null): Promise<JobAndRun> {
  const job = await begun(memberId);
  await completeJob(site.store.db, job);
  await applyJob(site.store.db, job.run.id);
  return taken();
}

function workOn(job: JobAndRun, signal = new AbortController().signal): Promise<void> {
  const { config, db } = site.store;
  const [imagesFolder, unpackedFolder] = [join(folder, "images"), join(folder, "unpacked")];
  const importsFolder = files.folder;
  const message = { config, importsFolder, imagesFolder, unpackedFolder, reachesPrivate: true };
  return workOnJob(job, { db, message: { ...message, importId: job.run.id }, signal });
}

const runOf = async (id: string) => (await jobById(site.store.db, id))?.run;
const identifiers = async () =>
  (await site.store.db.select({ identifier: work.identifier }).from(work)).map(
    ({ identifier }) => identifier,
  );

test("work-on-job: a download stays hidden until it is complete, whenever it is interrupted", async () => {
  const job = await begun();
  const { id } = job.run;
  const half = new Promise<ServerResponse>((resolve) => {
    answer = (response) => {
      response.write(table.slice(0, 22));
      resolve(response);
    };
  });
  const reading = workOn(job);
  const response = await half;
  // A process that is killed now may have reached this state.
  await expect.poll(() => readdir(files.placeOf(id), { recursive: true })).toHaveLength(2);
  expect(await files.whole(id)).toBeNull();
  response.end(table.slice(22));
  await reading;
  expect(await runOf(id)).toMatchObject({ state: "CHECKED", rowsTotal: 2, added: 2 });
  expect(await readdir(files.placeOf(id))).toEqual(["given"]);
});

test("work-on-job: unusable values of a table are noted beside its reading settings", async () => {
  answer = (response) => response.end("identifier,title,year\nA,One,unknown\nB,Two,1850\n");
  const job = await begun();
  await workOn(job);
  const read = await jobById(site.store.db, job.run.id);
  expect(read?.job.notes?.at(-1)).toBe(
    "1 cell of “year” is not a year and is kept as a custom field (row 2).",
  );
});

test("work-on-job: omitted parts of a manifest are noted, also after the import is applied", async () => {
  const json = manifest({ start: { id: "https://example.org/canvas/1", type: "Canvas" } });
  answer = (response) => response.end(JSON.stringify(json));
  const job = await begun();
  await workOn(job);
  const notes = async () => (await jobById(site.store.db, job.run.id))?.job.notes;
  expect(await notes()).toEqual(["Left out: manifest start (1)."]);
  await applyJob(site.store.db, job.run.id);
  expect(await notes()).toEqual(["Left out: manifest start (1)."]);
});

test("work-on-job: an import that is stopped during its download does not fail", async () => {
  const job = await applied();
  const stop = new AbortController();
  answer = (response) => {
    response.write("identifier");
    stop.abort();
  };
  await workOn(job, stop.signal);
  expect(await runOf(job.run.id)).toMatchObject({ state: "RUNNING" });
  expect(await identifiers()).toEqual([]);
});

test("work-on-job: an import that was paused or taken over meanwhile adds no works", async () => {
  answer = (response) => response.end(table);
  const paused = await applied();
  await pauseJob(site.store.db, paused.run.id);
  await expect(workOn(paused)).rejects.toThrow(LeaseLost);
  await site.store.db.delete(importRun);

  const lost = await applied();
  await site.store.db
    .update(importRun)
    .set({ aliveAt: sql`now() - interval '2 minutes'` })
    .where(eq(importRun.id, lost.run.id));
  await takeNextJob(site.store.db, "another");
  await expect(workOn(lost)).rejects.toThrow(LeaseLost);
  expect(await identifiers()).toEqual([]);
});

test("work-on-job: an import reads and decodes images in processes that it ends", async () => {
  const refused: string[] = [];
  const run = vi.spyOn(DecodingProcess.prototype, "run");
  run.mockImplementation(async ({ name }) => {
    refused.push(name);
    throw new ImageProblem("not-decodable", "The picture ended the program that decodes it.");
  });
  const close = vi.spyOn(DecoderPool.prototype, "close");
  onTestFinished(() => {
    run.mockRestore();
    close.mockRestore();
  });
  const png = await gradient(30, 20).png().toBuffer();
  const pictures = zip([
    { name: "works.csv", content: Buffer.from("identifier,title,images\nP1,One,1.png\nP2,Two,\n") },
    { name: "1.png", content: png },
  ]);
  answer = (response) => response.end(pictures);
  const read = await begun();
  await workOn(read);
  expect(await runOf(read.run.id)).toMatchObject({ state: "CHECKED", added: 1, refused: 1 });
  await applyJob(site.store.db, read.run.id);
  await workOn(await taken());
  expect(await runOf(read.run.id)).toMatchObject({ state: "DONE", added: 1, refused: 1 });
  expect(refused).toEqual(["inspectImage", "prepareImage"]);
  expect(close).toHaveBeenCalledTimes(2);
});

test("work-on-job: an import continues after its member was deleted", async () => {
  answer = (response) => response.end(table);
  const memberId = await addMember(site.store.db, "CURATOR");
  const job = await applied(memberId);
  await site.store.db.delete(member).where(eq(member.id, memberId));
  await workOn(job);
  expect(await runOf(job.run.id)).toMatchObject({ state: "DONE", added: 2 });
  expect(await identifiers()).toEqual(["A1", "A2"]);
});
