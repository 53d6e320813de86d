import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { holdJob, LeaseLost } from "../../../src/server/store/hold-job.ts";
import {
  addJob,
  applyJob,
  beginReading,
  changeUpload,
  completeJob,
  deleteJob,
  failJob,
  jobById,
  pauseJob,
  chooseForJob,
  rereadJob,
  resumeJob,
  writeJob,
} from "../../../src/server/store/import-jobs.ts";
import type { JobAndRun } from "../../../src/server/store/import-jobs.ts";
import { writeCounts } from "../../../src/server/store/import-runs.ts";
import { newId } from "../../../src/server/store/ids.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { importRun } from "../../../src/server/store/tables/imports.ts";
import { releaseJobs, takeNextJob } from "../../../src/server/store/take-job.ts";
import { beginUndo } from "../../../src/server/store/undo-import.ts";
import { eachDatabase } from "../../support/database.ts";

eachDatabase("import-jobs", (_, open) => {
  let store: Store;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ store, close } = await open());
  });
  afterAll(() => close());
  // Completed imports do not block others.
  beforeEach(async () => {
    await store.db.delete(importRun);
  });

  async function add(): Promise<string> {
    const id = newId();
    await addJob(store.db, { id, label: "works.csv", address: null, memberId: null });
    return id;
  }

  /** Starts an import in a server process. */
  async function taken(worker = "one"): Promise<JobAndRun> {
    const job = await takeNextJob(store.db, worker);
    if (!job) throw new Error("No import waits.");
    return job;
  }

  /** Starts applying an import in a server process. */
  async function underWay(): Promise<JobAndRun> {
    const id = await add();
    await completeJob(store.db, await taken());
    await applyJob(store.db, id);
    const run = await taken();
    return (await jobById(store.db, id)) ?? run;
  }

  const hold = (job: JobAndRun) => store.db.transaction((tx) => holdJob(tx, job));
  const stateOf = async (id: string) => (await jobById(store.db, id))?.run.state;

  test("an upload cannot change after its import starts, and no import starts during a change", async () => {
    const id = newId();
    const order: string[] = [];
    let added: Promise<unknown> | undefined;
    const isChanged = await changeUpload(store.db, id, async () => {
      const job = { id, label: "works.csv", address: null, memberId: null };
      added = addJob(store.db, job).then((isAdded) => order.push(`import begins: ${isAdded}`));
      // With several connections only a lock delays the import.
      await new Promise((resolve) => setTimeout(resolve, 100));
      order.push("change ends");
    });
    await added;
    expect(isChanged).toBe(true);
    expect(order).toEqual(["change ends", "import begins: true"]);
    expect(await changeUpload(store.db, id, () => Promise.reject(new Error("changed")))).toBe(
      false,
    );
  });
  /** Makes an import appear inactive for this many seconds. */
  const silence = (id: string, seconds: number) =>
    store.db
      .update(importRun)
      .set({ aliveAt: sql`now() - make_interval(secs => ${seconds})` })
      .where(eq(importRun.id, id));

  test("an upload is imported once under concurrent requests", async () => {
    const job = { id: newId(), label: "works.csv", address: null, memberId: null };
    const both = await Promise.all([addJob(store.db, job), addJob(store.db, job)]);
    expect(both.toSorted()).toEqual([false, true]);
  });

  test("one import is processed at a time, the others wait in order", async () => {
    const [first, second] = [await add(), await add()];
    expect((await jobById(store.db, second))?.job.isWaiting).toBe(true);
    const job = await taken("one");
    expect(job.run.id).toBe(first);
    expect(await takeNextJob(store.db, "two")).toBeNull();
    await completeJob(store.db, job);
    await releaseJobs(store.db, "one");
    expect((await taken("two")).run.id).toBe(second);
  });

  test("an import whose server is silent for a minute is taken over, and the first server loses its lease", async () => {
    const id = await add();
    const before = await taken("one");
    await silence(id, 50);
    expect(await takeNextJob(store.db, "two")).toBeNull();
    await silence(id, 61);
    const after = await taken("two");
    expect(after.run.id).toBe(id);
    for (const more of [hold, (job: JobAndRun) => beginReading(store.db, job)]) {
      await expect(more(before)).rejects.toThrow(LeaseLost);
      await more(after);
    }
    await expect(failJob(store.db, before, "The disk is full.")).rejects.toThrow(LeaseLost);
    await expect(completeJob(store.db, before)).rejects.toThrow(LeaseLost);
    expect(await stateOf(id)).toBe("READING");
    await completeJob(store.db, after);
    expect(await stateOf(id)).toBe("CHECKED");
  });

  test("options for new works and remote images change without another reading until the import is applied", async () => {
    const id = await add();
    const job = await taken();
    await chooseForJob(store.db, id, { newWorks: "DRAFT" });
    await hold(job);
    await completeJob(store.db, job);
    expect(await chooseForJob(store.db, id, { remotePictures: "KEEP" })).toBe(true);
    expect(await stateOf(id)).toBe("CHECKED");
    const chosen = (await jobById(store.db, id))?.job;
    expect(chosen).toMatchObject({ newWorks: "DRAFT", remotePictures: "KEEP", round: 1 });
    await applyJob(store.db, id);
    expect(await chooseForJob(store.db, id, { newWorks: "PUBLISHED" })).toBe(false);
  });

  test("a worker loses its lease once its import is paused, reread or discarded", async () => {
    const id = await add();
    let job = await taken();
    await hold(job);
    await pauseJob(store.db, id);
    await expect(hold(job)).rejects.toThrow(LeaseLost);
    await resumeJob(store.db, id);
    await hold(job);
    await rereadJob(store.db, id, { newWorks: "DRAFT" });
    await expect(hold(job)).rejects.toThrow(LeaseLost);
    expect((await jobById(store.db, id))?.job.reading).toBeNull();
    job = await taken();
    await hold((await jobById(store.db, id)) ?? job);
    await deleteJob(store.db, id);
    await expect(hold(job)).rejects.toThrow(LeaseLost);
  });

  test("rereadJob clears the results of the previous reading while the import waits", async () => {
    const id = await add();
    const job = await taken();
    await store.db.transaction(async (tx) => {
      await writeCounts(tx, id, { rowsTotal: 20, rowsDone: 20, added: 19, refused: 1 });
      await writeJob(tx, id, { currentTitle: "The last one", samples: [], rowsPerSecond: 7 });
    });
    await completeJob(store.db, job, ["1 cell of “Earliest” is not a year."]);
    await rereadJob(store.db, id, {});
    expect(await jobById(store.db, id)).toMatchObject({
      run: { state: "READING", rowsTotal: null, rowsDone: 0, added: 0, refused: 0 },
      job: { notes: null, samples: null, currentTitle: null, rowsPerSecond: null },
    });
  });

  test("an undone import does not resume, neither by itself nor on request", async () => {
    const job = await underWay();
    const { id } = job.run;
    const options = { actor: "SERVER", keepLaterEdits: true } as const;
    expect(await beginUndo(store.db, id, options)).toEqual({ outcome: "still-running" });
    await pauseJob(store.db, id);
    expect(await beginUndo(store.db, id, options)).toMatchObject({ outcome: "begun" });
    await expect(hold(job)).rejects.toThrow(LeaseLost);
    expect(await resumeJob(store.db, id)).toBe(false);
    expect(await stateOf(id)).toBe("INTERRUPTED");
  });

  test("of a concurrent undo and resume one is rejected", async () => {
    const { run } = await underWay();
    await pauseJob(store.db, run.id);
    const [isResumed, undo] = await Promise.all([
      resumeJob(store.db, run.id),
      beginUndo(store.db, run.id, { actor: "SERVER", keepLaterEdits: true }),
    ]);
    expect(undo.outcome).toBe(isResumed ? "still-running" : "begun");
    expect(await stateOf(run.id)).toBe(isResumed ? "RUNNING" : "INTERRUPTED");
  });

  test("an import that is applied twice concurrently starts once", async () => {
    const id = await add();
    await completeJob(store.db, await taken());
    const both = await Promise.all([applyJob(store.db, id), applyJob(store.db, id)]);
    expect(both.toSorted()).toEqual([false, true]);
  });
});
