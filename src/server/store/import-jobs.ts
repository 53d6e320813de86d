import { and, asc, eq, inArray, isNotNull, ne, sql } from "drizzle-orm";
import { announce } from "./announcements.ts";
import type { Connection, Database } from "./connection.ts";
import { importById } from "./import-runs.ts";
import type { ImportRow } from "./import-runs.ts";
import { importJob, importRow } from "./tables/import-jobs.ts";
import type { JobStage, NewWorks, RemotePictures } from "./tables/import-jobs.ts";
import { importRun } from "./tables/imports.ts";
import type { ImportState } from "./tables/imports.ts";

/** What an import at the desk has beside what every import has, as stored. */
export type ImportJobRow = typeof importJob.$inferSelect;

/** An import at the desk. */
export type JobAndRun = { run: ImportRow; job: ImportJobRow };

/** What somebody chose for an import; what is left out stays as it is. */
export type JobChoices = {
  newWorks?: NewWorks;
  remotePictures?: RemotePictures;
  tableSettings?: object;
};

/** The states in which a job is worked on, or waits for that. */
const workedOn = ["READING", "RUNNING"] as const satisfies readonly ImportState[];

/** What a job is in while it is in each of its stages. */
const stateOf = { READ: "READING", APPLY: "RUNNING" } as const;

/** Begins an import at the desk: it is to be read. */
export async function addJob(
  db: Database,
  job: { id: string; label: string; address: string | null; memberId: string | null },
): Promise<void> {
  const { id, label, address, memberId } = job;
  await db.transaction(async (tx) => {
    await tx
      .insert(importRun)
      .values({ id, label, sourceKey: address ?? `upload ${id}`, state: "READING" });
    const isWaiting = await isBusy(tx, id);
    await tx
      .insert(importJob)
      .values({ importId: id, address, memberId, stage: "READ", isWaiting });
    await announce(tx, { kind: "import", id, isPublic: false });
  });
}

/** What imports at the desk have beside what every import has, by their ids. */
export async function jobsByIds(
  db: Connection,
  ids: readonly string[],
): Promise<(ImportJobRow | null)[]> {
  const rows = await db
    .select()
    .from(importJob)
    .where(inArray(importJob.importId, [...ids]));
  const byId = new Map(rows.map((row) => [row.importId, row]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** An import at the desk, or null. */
export async function jobById(db: Connection, id: string): Promise<JobAndRun | null> {
  const run = await importById(db, id);
  const [job] = await jobsByIds(db, [id]);
  return run && job ? { run, job } : null;
}

/**
 * Changes how an import that changed nothing yet is read, and lets it be read anew.
 *
 * @returns whether it was in a state in which that can be
 */
export function rereadJob(db: Database, id: string, choices: JobChoices): Promise<boolean> {
  return db.transaction(async (tx) => {
    const changed = await tx
      .update(importJob)
      .set({
        ...choices,
        round: sql`${importJob.round} + 1`,
        queuedAt: sql`now()`,
        isWaiting: await isBusy(tx, id),
        failure: null,
      })
      .where(
        and(
          eq(importJob.importId, id),
          eq(importJob.stage, "READ"),
          sql`EXISTS (SELECT FROM ${importRun} WHERE id = ${id}
            AND state IN ('READING', 'CHECKED', 'FAILED', 'INTERRUPTED'))`,
        ),
      )
      .returning({ id: importJob.importId });
    if (changed.length === 0) return false;
    await setState(tx, id, "READING");
    return true;
  });
}

/** Lets an import that was read be brought in. Tells whether it was read. */
export function applyJob(db: Database, id: string): Promise<boolean> {
  return queue(db, id, ["CHECKED"], "APPLY");
}

/** Lets an import go on that was stopped or failed. Tells whether it was. */
export function resumeJob(db: Database, id: string): Promise<boolean> {
  return queue(db, id, ["INTERRUPTED", "FAILED"], null);
}

/** Stops an import that is worked on or waits for it. Tells whether it was. */
export function pauseJob(db: Database, id: string): Promise<boolean> {
  return endIn(db, id, "INTERRUPTED", null);
}

/** Ends an import that cannot go on, with a sentence that says why. Tells whether it was worked on. */
export function failJob(db: Database, id: string, failure: string): Promise<boolean> {
  return endIn(db, id, "FAILED", failure);
}

/** Takes an import away that changed nothing yet. Tells whether it was there and had changed nothing. */
export async function deleteJob(db: Database, id: string): Promise<boolean> {
  const deleted = await db
    .delete(importRun)
    .where(
      and(
        eq(importRun.id, id),
        sql`EXISTS (SELECT FROM ${importJob} WHERE import_id = ${id} AND stage = 'READ')`,
      ),
    )
    .returning({ id: importRun.id });
  return deleted.length > 0;
}

/** How many seconds after the last sign of life of a server process another takes its import over. */
const lostAfter = 60;

/**
 * Gives a server process the import that waits longest, if none is worked on; it is that process's then.
 *
 * @param worker names the process
 */
export function takeNextJob(db: Database, worker: string): Promise<JobAndRun | null> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`LOCK TABLE ${importJob} IN SHARE ROW EXCLUSIVE MODE`);
    const waiting = await tx
      .select({ run: importRun, job: importJob })
      .from(importJob)
      .innerJoin(importRun, eq(importRun.id, importJob.importId))
      .where(inArray(importRun.state, [...workedOn]))
      .orderBy(asc(importJob.queuedAt));
    const isLost = ({ aliveAt }: ImportRow) => Date.now() - +aliveAt > lostAfter * 1000;
    const others = waiting.filter(({ job }) => job.worker !== null && job.worker !== worker);
    if (others.some(({ run }) => !isLost(run))) return null;
    const [next] = waiting;
    if (!next) return null;
    const { id } = next.run;
    await tx.update(importJob).set({ worker, isWaiting: false }).where(eq(importJob.importId, id));
    await tx
      .update(importRun)
      .set({ aliveAt: sql`now()` })
      .where(eq(importRun.id, id));
    await announce(tx, { kind: "import", id });
    return { run: next.run, job: { ...next.job, worker, isWaiting: false } };
  });
}

/** Gives back what a server process took. With null, what any took: none other can be there. */
export async function releaseJobs(db: Connection, worker: string | null): Promise<void> {
  await db
    .update(importJob)
    .set({ worker: null })
    .where(worker === null ? isNotNull(importJob.worker) : eq(importJob.worker, worker));
}

/** Writes what was found out about an import, and tells of it. */
export async function writeJob(
  tx: Connection,
  id: string,
  values: Partial<
    Pick<ImportJobRow, "found" | "reading" | "samples" | "rowsPerSecond" | "currentTitle">
  >,
): Promise<void> {
  const [job] = await tx
    .update(importJob)
    .set(values)
    .where(eq(importJob.importId, id))
    .returning({ stage: importJob.stage });
  await announce(tx, { kind: "import", id, ...(job?.stage === "READ" && { isPublic: false }) });
}

/** Empties what an earlier reading of an import found; it is read from its beginning. */
export async function beginReading(db: Database, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(importRow).where(eq(importRow.importId, id));
    const nothing = { rowsDone: 0, added: 0, changed: 0, unchanged: 0, refused: 0 };
    await tx
      .update(importRun)
      .set({ ...nothing, rowsTotal: null, aliveAt: sql`now()` })
      .where(eq(importRun.id, id));
    await writeJob(tx, id, { samples: null, rowsPerSecond: null, currentTitle: null });
  });
}

/**
 * Ends what a job was at: it is read, or it is in.
 *
 * @param round of the reading: if it was said anew how it is read, this reading ends nothing
 */
export async function completeJob(
  db: Database,
  { id, round, stage }: { id: string; round: number; stage: JobStage },
): Promise<boolean> {
  const state = stage === "READ" ? "CHECKED" : "DONE";
  return db.transaction(async (tx) => {
    const ended = await tx
      .update(importRun)
      .set({ state, ...(stage === "APPLY" && { finishedAt: sql`now()` }) })
      .where(
        and(
          eq(importRun.id, id),
          eq(importRun.state, stateOf[stage]),
          sql`EXISTS (SELECT FROM ${importJob} WHERE import_id = ${id} AND round = ${round})`,
        ),
      )
      .returning({ id: importRun.id });
    await writeJob(tx, id, { rowsPerSecond: null });
    return ended.length > 0;
  });
}

/** Whether another import than this is worked on or waits. */
async function isBusy(tx: Connection, id: string): Promise<boolean> {
  const others = await tx
    .select({ id: importRun.id })
    .from(importJob)
    .innerJoin(importRun, eq(importRun.id, importJob.importId))
    .where(and(inArray(importRun.state, [...workedOn]), ne(importRun.id, id)))
    .limit(1);
  return others.length > 0;
}

async function queue(
  db: Database,
  id: string,
  from: readonly ImportState[],
  stage: JobStage | null,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const found = await jobById(tx, id);
    if (!found || !from.includes(found.run.state)) return false;
    const next = stage ?? found.job.stage;
    const isWaiting = await isBusy(tx, id);
    await tx
      .update(importJob)
      .set({ stage: next, queuedAt: sql`now()`, isWaiting, failure: null })
      .where(eq(importJob.importId, id));
    // What it would do was counted; now it is counted what it did.
    if (next !== found.job.stage) {
      const nothing = { rowsDone: 0, added: 0, changed: 0, unchanged: 0, refused: 0 };
      await tx.update(importRun).set(nothing).where(eq(importRun.id, id));
    }
    await setState(tx, id, stateOf[next]);
    return true;
  });
}

function endIn(
  db: Database,
  id: string,
  state: "INTERRUPTED" | "FAILED",
  failure: string | null,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const ended = await tx
      .update(importRun)
      .set({ state, finishedAt: sql`now()` })
      .where(and(eq(importRun.id, id), inArray(importRun.state, [...workedOn])))
      .returning({ id: importRun.id });
    if (ended.length === 0) return false;
    const quiet = { failure, isWaiting: false, rowsPerSecond: null };
    await tx.update(importJob).set(quiet).where(eq(importJob.importId, id));
    await announce(tx, { kind: "import", id });
    return true;
  });
}

async function setState(tx: Connection, id: string, state: ImportState): Promise<void> {
  await tx
    .update(importRun)
    .set({ state, finishedAt: null, aliveAt: sql`now()` })
    .where(eq(importRun.id, id));
  await announce(tx, { kind: "import", id });
}

/** Forgets what an import did with each row; its counts stay. */
export async function forgetRows(db: Connection, id: string): Promise<void> {
  await db.delete(importRow).where(eq(importRow.importId, id));
}
