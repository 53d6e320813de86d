import { and, desc, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import { announce } from "./announcements.ts";
import type { Connection, Database } from "./connection.ts";
import { jobsByIds } from "./import-jobs.ts";
import { interruptAbandoned, lockImport } from "./import-runs.ts";
import { importUndo, workChange } from "./tables/history.ts";
import { importRun } from "./tables/imports.ts";
import { changedWorks, planUndo } from "./undo-plan.ts";
import type { TakenOut } from "./undo-plan.ts";
import {
  announceWorks,
  beginChange,
  keepRevisions,
  lockWorks,
  writeChange,
} from "./write-change.ts";
import type { ChangeCause } from "./write-change.ts";

/** Progress of undoing an import, as stored. */
export type UndoRow = typeof importUndo.$inferSelect;

/** Author of the undo, and whether works retain edits made after the import. */
export type UndoOptions = Pick<ChangeCause, "actor" | "memberId"> & { keepLaterEdits: boolean };

/** Result of requesting to undo an import. */
export type BeginUndoResult =
  | { outcome: "begun"; undo: UndoRow }
  | { outcome: "no-such-import" | "still-running" | "not-begun" | "undone-before" };

/** Maximum number of works in one step, somewhat more than an import writes at a time; other writers wait meanwhile. */
export const stepLimit = 250;

/** Begins to undo an import, or returns the undo in progress. `undoStep` does the work in batches, in any process. */
export async function beginUndo(
  db: Database,
  importId: string,
  options: UndoOptions,
): Promise<BeginUndoResult> {
  await interruptAbandoned(db);
  return db.transaction(async (tx): Promise<BeginUndoResult> => {
    await lockWorks(tx);
    const run = await lockImport(tx, importId);
    if (!run) return { outcome: "no-such-import" };
    if (run.state === "RUNNING") return { outcome: "still-running" };
    const [job] = await jobsByIds(tx, [importId]);
    if (job?.stage === "READ") return { outcome: "not-begun" };
    if (run.state === "UNDONE") return { outcome: "undone-before" };
    const [begun] = await tx
      .insert(importUndo)
      .values({ importId, ...options, worksTotal: await worksOf(tx, importId) })
      .onConflictDoNothing()
      .returning();
    if (begun) await announce(tx, { kind: "import", id: importId });
    const undo = begun ?? (await undoOf(tx, importId));
    return undo ? { outcome: "begun", undo } : { outcome: "no-such-import" };
  });
}

/**
 * Undoes the next batch of an import, from its last change to its first, in one short transaction. Returns the
 * progress; the undo is finished once it has a `finishedAt`.
 */
export function undoStep(db: Database, importId: string): Promise<UndoRow> {
  return db.transaction(async (tx) => {
    await lockWorks(tx);
    const undo = await undoOf(tx, importId);
    if (!undo) throw new Error("The undoing of this import has not begun.");
    if (undo.finishedAt) return undo;
    const changeId = await nextChange(tx, undo);
    const told = changeId === null ? await finish(tx, undo) : await undoChange(tx, undo, changeId);
    await announce(tx, {
      kind: "import",
      id: importId,
      ...(told.finishedAt && { isOver: true }),
    });
    return told;
  });
}

/** Returns the progress of undoing an import, or null if nobody requested it. */
export async function undoOf(db: Connection, importId: string): Promise<UndoRow | null> {
  const [row] = await db.select().from(importUndo).where(eq(importUndo.importId, importId));
  return row ?? null;
}

/** Returns the imports whose undo has begun and is not finished. */
export async function unfinishedUndos(db: Connection): Promise<string[]> {
  const rows = await db
    .select({ id: importUndo.importId })
    .from(importUndo)
    .where(isNull(importUndo.finishedAt));
  return rows.map(({ id }) => id);
}

/** Returns the changes of an import, last first, starting before `before`. */
export async function changesOfImport(
  db: Connection,
  importId: string,
  before: number | null = null,
  limit?: number,
): Promise<number[]> {
  const changes = db
    .select({ id: workChange.id })
    .from(workChange)
    .where(
      and(
        eq(workChange.importId, importId),
        inArray(workChange.through, ["IMPORT", "SAMPLE"]),
        before === null ? undefined : lt(workChange.id, before),
      ),
    )
    .orderBy(desc(workChange.id));
  const rows = await (limit === undefined ? changes : changes.limit(limit));
  return rows.map(({ id }) => id);
}

async function nextChange(tx: Connection, { importId, undoneChange }: UndoRow) {
  const [next] = await changesOfImport(tx, importId, undoneChange, 1);
  return next ?? null;
}

async function worksOf(tx: Connection, importId: string): Promise<number> {
  const changes = sql.param(await changesOfImport(tx, importId));
  const { rows } = await tx.execute<{ works: number }>(sql`SELECT
    ((SELECT count(*) FROM work WHERE added_in = ANY(${changes}::bigint[])) +
      (SELECT count(*) FROM work_revision WHERE change_id = ANY(${changes}::bigint[])))::integer
      AS works`);
  return rows[0]?.works ?? 0;
}

async function finish(tx: Connection, { importId }: UndoRow): Promise<UndoRow> {
  await tx.update(importRun).set({ state: "UNDONE" }).where(eq(importRun.id, importId));
  return change(tx, importId, { finishedAt: sql`now()` });
}

async function undoChange(tx: Connection, undo: UndoRow, changeId: number): Promise<UndoRow> {
  const { importId, keepLaterEdits, actor, memberId } = undo;
  const after = undo.undoneWork ?? "";
  const plan = await planUndo(tx, changeId, keepLaterEdits, { after, limit: stepLimit });
  const isWhole = plan.ids.length < stepLimit;
  const cause: ChangeCause = { through: "UNDO", actor, memberId, importId };
  await takeOut(tx, cause, plan.takenOut);
  await writeChange(tx, cause, [], changedWorks(plan));
  return change(tx, importId, {
    ...(isWhole && { undoneChange: changeId }),
    undoneWork: isWhole ? null : (plan.ids.at(-1) ?? null),
    worksDone: undo.worksDone + plan.ids.length,
    takenOut: undo.takenOut + plan.takenOut.length,
    putBack: undo.putBack + plan.putBack.length,
    kept: undo.kept + plan.kept.length,
  });
}

/** Removes works. Only their status changes, and all their data stays. */
async function takeOut(tx: Connection, cause: ChangeCause, works: readonly TakenOut[]) {
  if (works.length === 0) return;
  const changeId = await beginChange(tx, cause);
  const ids = works.map(({ id }) => id);
  // An empty hash differs from every hash, so that any later import restores the work.
  await tx.execute(sql`UPDATE work SET status = 'REMOVED', content_hash = '',
    revision = revision + 1, updated_at = clock_timestamp() WHERE id = ANY(${sql.param(ids)}::text[])`);
  await keepRevisions(
    tx,
    changeId,
    works.map(({ id, revision, status }) => ({ id, revision: revision + 1, before: { status } })),
  );
  await announceWorks(tx, [], ids);
}

async function change(
  tx: Connection,
  importId: string,
  values: Parameters<ReturnType<Connection["update"]>["set"]>[0],
): Promise<UndoRow> {
  const [row] = await tx
    .update(importUndo)
    .set(values)
    .where(eq(importUndo.importId, importId))
    .returning();
  if (!row) throw new Error("The database returned no undoing.");
  return row;
}
