import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { announce } from "./announcements.ts";
import type { Connection, Database } from "./connection.ts";
import { holdJob } from "./hold-job.ts";
import { importById, lockImport } from "./import-runs.ts";
import type { ImportRow } from "./import-runs.ts";
import { stateOf, workedOn } from "./job-states.ts";
import { importUndo } from "./tables/history.ts";
import { importJob, importRow } from "./tables/import-jobs.ts";
import type { JobStage, NewWorks, RemotePictures } from "./tables/import-jobs.ts";
import { importRun } from "./tables/imports.ts";
import type { ImportState } from "./tables/imports.ts";

/** Columns that an import in the dashboard has in addition to those of every import. */
export type ImportJobRow = typeof importJob.$inferSelect;

/** Import in the dashboard. */
export type JobAndRun = { run: ImportRow; job: ImportJobRow };

/** Settings that a user selected for an import; omitted fields stay unchanged. */
export type JobChoices = {
  newWorks?: NewWorks;
  remotePictures?: RemotePictures;
  recordLanguage?: string | null;
  tableSettings?: object;
};

/** States in which a user can change the settings of an import that has not written works yet. */
const rereadable: readonly ImportState[] = ["READING", "CHECKED", "FAILED", "INTERRUPTED"];

/** Counts of a run, and progress of a job, before the server has read the source. */
const [uncounted, unseen] = [
  { rowsTotal: null, rowsDone: 0, added: 0, changed: 0, unchanged: 0, refused: 0 },
  { samples: null, rowsPerSecond: null, currentTitle: null },
];

/** Creates an import in the dashboard and queues it for reading. Returns false if one with this id exists. */
export function addJob(
  db: Database,
  job: { id: string; label: string; address: string | null; memberId: string | null },
): Promise<boolean> {
  const { id, label, address, memberId } = job;
  return db.transaction(async (tx) => {
    await lockUpload(tx, id);
    const added = await tx
      .insert(importRun)
      .values({ id, label, sourceKey: address ?? `upload ${id}`, state: "READING" })
      .onConflictDoNothing()
      .returning({ id: importRun.id });
    if (added.length === 0) return false;
    const isWaiting = await isBusy(tx, id);
    await tx
      .insert(importJob)
      .values({ importId: id, address, memberId, stage: "READ", isWaiting });
    await announce(tx, { kind: "import", id, isPublic: false });
    return true;
  });
}

/**
 * Changes the files of an upload, unless an import of it exists. Holds a lock, so that none begins before the change
 * ends.
 *
 * @returns whether `change` ran
 */
export function changeUpload(
  db: Database,
  id: string,
  change: () => Promise<void>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockUpload(tx, id);
    const isOpen = (await jobById(tx, id)) === null;
    if (isOpen) await change();
    return isOpen;
  });
}

async function lockUpload(tx: Connection, id: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${id}, 0))`);
}

/** Returns the job columns of imports in the dashboard, in the order of `ids`; null where there is none. */
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

/** Returns an import in the dashboard, or null. */
export async function jobById(db: Connection, id: string): Promise<JobAndRun | null> {
  const run = await importById(db, id);
  const [job] = await jobsByIds(db, [id]);
  return run && job ? { run, job } : null;
}

/**
 * Changes how the server reads an import that has not written works yet, and queues it for reading again.
 *
 * @returns whether the state of the import allowed this
 */
export function rereadJob(db: Database, id: string, choices: JobChoices): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isChanged = await changeUnapplied(tx, id, {
      ...choices,
      round: sql`${importJob.round} + 1`,
      queuedAt: sql`now()`,
      isWaiting: await isBusy(tx, id),
      failure: null,
      // Earlier results would look like results of the new settings.
      ...unseen,
      reading: null,
      notes: null,
    });
    if (isChanged) await setState(tx, id, "READING", uncounted);
    return isChanged;
  });
}

/**
 * Changes the settings for new works and remote images of an import that has not written works yet. They do not affect
 * the reading of the source.
 *
 * @param choices at least one
 * @returns whether the state of the import allowed this
 */
export function chooseForJob(
  db: Database,
  id: string,
  choices: Omit<JobChoices, "tableSettings" | "recordLanguage">,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isChanged = await changeUnapplied(tx, id, choices);
    if (isChanged) await announce(tx, { kind: "import", id });
    return isChanged;
  });
}

/** Changes an import, unless it has written works or is queued for that. */
async function changeUnapplied(
  tx: Connection,
  id: string,
  change: PgUpdateSetSource<typeof importJob>,
): Promise<boolean> {
  const run = await lockImport(tx, id);
  if (!run || !rereadable.includes(run.state)) return false;
  const changed = await tx
    .update(importJob)
    .set(change)
    .where(and(eq(importJob.importId, id), eq(importJob.stage, "READ")))
    .returning({ id: importJob.importId });
  return changed.length > 0;
}

/** Queues an import that the server has read for writing its works. Returns whether it was in that state. */
export function applyJob(db: Database, id: string): Promise<boolean> {
  return queue(db, id, ["CHECKED"], "APPLY");
}

/** Resumes a stopped or failed import. Returns whether it was in such a state. */
export function resumeJob(db: Database, id: string): Promise<boolean> {
  return queue(db, id, ["INTERRUPTED", "FAILED"], null);
}

/** Stops an import that runs or waits. Returns whether it did. */
export function pauseJob(db: Database, id: string): Promise<boolean> {
  return db.transaction((tx) => endIn(tx, id, "INTERRUPTED", null));
}

/**
 * Ends an import that cannot continue, with a message that gives the reason.
 *
 * @throws LeaseLost if this process no longer holds the lease of the import
 */
export async function failJob(db: Database, found: JobAndRun, failure: string): Promise<void> {
  await db.transaction(async (tx) => {
    await holdJob(tx, found);
    await endIn(tx, found.run.id, "FAILED", failure);
  });
}

/** Deletes an import that has not written works yet. Returns whether there was such an import. */
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

/** Stores findings about an import, and announces the change. */
export async function writeJob(
  tx: Connection,
  id: string,
  values: Partial<
    Pick<ImportJobRow, "found" | "reading" | "notes" | "samples" | "rowsPerSecond" | "currentTitle">
  >,
): Promise<void> {
  const [job] = await tx
    .update(importJob)
    .set(values)
    .where(eq(importJob.importId, id))
    .returning({ stage: importJob.stage });
  await announce(tx, { kind: "import", id, ...(job?.stage === "READ" && { isPublic: false }) });
}

/**
 * Deletes the results of an earlier reading, so that the import is read from the beginning.
 *
 * @throws LeaseLost
 */
export async function beginReading(db: Database, found: JobAndRun): Promise<void> {
  const { id } = found.run;
  await db.transaction(async (tx) => {
    await holdJob(tx, found);
    await tx.delete(importRow).where(eq(importRow.importId, id));
    await tx
      .update(importRun)
      .set({ ...uncounted, aliveAt: sql`now()` })
      .where(eq(importRun.id, id));
    await writeJob(tx, id, unseen);
  });
}

/**
 * Completes the current stage of a job: reading or writing.
 *
 * @param notes updated notes about how the source was read, if any
 * @throws LeaseLost
 */
export async function completeJob(db: Database, found: JobAndRun, notes?: string[]): Promise<void> {
  const { id } = found.run;
  const isRead = found.job.stage === "READ";
  await db.transaction(async (tx) => {
    await holdJob(tx, found);
    await tx
      .update(importRun)
      .set(isRead ? { state: "CHECKED" } : { state: "DONE", finishedAt: sql`now()` })
      .where(eq(importRun.id, id));
    await writeJob(tx, id, { rowsPerSecond: null, ...(notes && { notes }) });
    if (!isRead) await announce(tx, { kind: "import", id, isOver: true });
  });
}

/** Returns whether another import runs or waits. */
async function isBusy(tx: Connection, id: string): Promise<boolean> {
  const others = await tx
    .select({ id: importRun.id })
    .from(importJob)
    .innerJoin(importRun, eq(importRun.id, importJob.importId))
    .where(and(inArray(importRun.state, [...workedOn]), ne(importRun.id, id)))
    .limit(1);
  return others.length > 0;
}

/** Returns whether a user requested to undo an import; such an import cannot continue. */
async function isBeingUndone(tx: Connection, id: string): Promise<boolean> {
  const undos = await tx
    .select({ id: importUndo.importId })
    .from(importUndo)
    .where(eq(importUndo.importId, id));
  return undos.length > 0;
}

async function queue(
  db: Database,
  id: string,
  from: readonly ImportState[],
  stage: JobStage | null,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const run = await lockImport(tx, id);
    const [job] = await jobsByIds(tx, [id]);
    if (!run || !job || !from.includes(run.state) || (await isBeingUndone(tx, id))) return false;
    const next = stage ?? job.stage;
    const isWaiting = await isBusy(tx, id);
    await tx
      .update(importJob)
      .set({ stage: next, queuedAt: sql`now()`, isWaiting, failure: null })
      .where(eq(importJob.importId, id));
    // The counts so far are those of the dry run. Reset them to count the actual changes.
    if (next !== job.stage) {
      const nothing = { rowsDone: 0, added: 0, changed: 0, unchanged: 0, refused: 0 };
      await tx.update(importRun).set(nothing).where(eq(importRun.id, id));
    }
    await setState(tx, id, stateOf[next]);
    return true;
  });
}

async function endIn(
  tx: Connection,
  id: string,
  state: "INTERRUPTED" | "FAILED",
  failure: string | null,
): Promise<boolean> {
  const ended = await tx
    .update(importRun)
    .set({ state, finishedAt: sql`now()` })
    .where(and(eq(importRun.id, id), inArray(importRun.state, [...workedOn])))
    .returning({ id: importRun.id });
  if (ended.length === 0) return false;
  const quiet = { failure, isWaiting: false, rowsPerSecond: null };
  await tx.update(importJob).set(quiet).where(eq(importJob.importId, id));
  await announce(tx, { kind: "import", id, isOver: true });
  return true;
}

async function setState(
  tx: Connection,
  id: string,
  state: ImportState,
  counts: Partial<typeof uncounted> = {},
): Promise<void> {
  await tx
    .update(importRun)
    .set({ ...counts, state, finishedAt: null, aliveAt: sql`now()` })
    .where(eq(importRun.id, id));
  await announce(tx, { kind: "import", id });
}

/** Deletes the row results of an import; its counts stay. */
export async function forgetRows(db: Connection, id: string): Promise<void> {
  await db.delete(importRow).where(eq(importRow.importId, id));
}
