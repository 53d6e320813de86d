import { and, desc, eq, gt, sql } from "drizzle-orm";
import { announce } from "./announcements.ts";
import type { Connection, Database } from "./connection.ts";
import { newId } from "./ids.ts";
import { keyWindow } from "./keyset.ts";
import type { KeyOrder } from "./keyset.ts";
import type { Page, PageOf } from "./page.ts";
import { importJob } from "./tables/import-jobs.ts";
import { importProblem, importRun } from "./tables/imports.ts";

/** Import as stored. */
export type ImportRow = typeof importRun.$inferSelect;

/** Progress of a run; omitted fields stay unchanged. */
export type ImportCounts = Partial<
  Pick<ImportRow, "rowsTotal" | "rowsDone" | "added" | "changed" | "unchanged" | "refused">
>;

/** Problem with a row of the source. `row` counts from 1; null if the problem concerns no single row. */
export type ImportProblemInput = {
  row: number | null;
  identifier: string | null;
  code: string;
  message: string;
  /** Label of the refused column and content of its cell, if the problem concerns one. */
  column?: string;
  cell?: string;
};

/** Seconds without a heartbeat after which a run counts as abandoned. */
export const abandonedAfter = 60;

/** Starts a run in state `RUNNING`. Runs over the same source have the same `sourceKey`. */
export async function startImport(
  db: Database,
  run: { label: string; sourceKey: string; rowsTotal?: number | null },
): Promise<ImportRow> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(importRun)
      .values({ id: newId(), state: "RUNNING", ...run })
      .returning();
    if (!row) throw new Error("The database returned no import.");
    await announce(tx, { kind: "import", id: row.id });
    return row;
  });
}

/**
 * Writes the progress of a run. This is also its heartbeat: call it at least every ten seconds, without counts if
 * nothing has changed.
 */
export function progressImport(db: Database, id: string, counts: ImportCounts): Promise<void> {
  return db.transaction(async (tx) => {
    await writeCounts(tx, id, counts);
    await announce(tx, { kind: "import", id });
  });
}

/** Writes the progress of a run, and its heartbeat, in the same transaction as its changes. */
export async function writeCounts(tx: Connection, id: string, counts: ImportCounts): Promise<void> {
  await tx
    .update(importRun)
    .set({ ...counts, aliveAt: sql`now()` })
    .where(eq(importRun.id, id));
}

/** Ends a run in `state`; a run that has already ended stays unchanged. */
export function finishImport(
  db: Database,
  id: string,
  state: "DONE" | "INTERRUPTED",
): Promise<void> {
  return db.transaction(async (tx) => {
    await tx
      .update(importRun)
      .set({ state, finishedAt: sql`now()` })
      .where(and(eq(importRun.id, id), eq(importRun.state, "RUNNING")));
    await announce(tx, { kind: "import", id, isOver: true });
  });
}

/** Returns the most recently started run that is still running, or null. */
export async function runningImport(db: Connection): Promise<ImportRow | null> {
  const alive = sql`${importRun.aliveAt} > now() - make_interval(secs => ${abandonedAfter})`;
  const rows = await db
    .select()
    .from(importRun)
    .where(and(sql`state = 'RUNNING'`, alive))
    .orderBy(desc(importRun.id))
    .limit(1);
  return rows[0] ?? null;
}

/** Order by id, which ascends in the order in which runs start. */
const lastStarted: KeyOrder = {
  name: "imports",
  columns: [{ key: sql`${importRun.id}`, type: "text" }],
  direction: "desc",
};

/** Returns one page of runs, last started first. Throws `BadCursor`. */
export async function importsPage(db: Connection, page: Page): Promise<PageOf<ImportRow>> {
  const window = keyWindow(lastStarted, page);
  const found = await db
    .select()
    .from(importRun)
    .where(window.where)
    .orderBy(window.orderBy)
    .limit(window.limit);
  return window.pageOf(found, ({ id }) => [id]);
}

/** Returns the run with this id, or null. */
export async function importById(db: Connection, id: string): Promise<ImportRow | null> {
  const rows = await db.select().from(importRun).where(eq(importRun.id, id));
  return rows[0] ?? null;
}

/** Locks the run with this id until the transaction ends and returns it, or null. */
export async function lockImport(tx: Connection, id: string): Promise<ImportRow | null> {
  const rows = await tx.select().from(importRun).where(eq(importRun.id, id)).for("update");
  return rows[0] ?? null;
}

/** Returns whether a run over this source has finished. */
export async function hasFinished(db: Connection, sourceKey: string): Promise<boolean> {
  const rows = await db
    .select({ id: importRun.id })
    .from(importRun)
    .where(and(eq(importRun.sourceKey, sourceKey), eq(importRun.state, "DONE")))
    .limit(1);
  return rows.length > 0;
}

/** Stores problems with rows of a run. */
export async function addProblems(
  db: Connection,
  id: string,
  problems: readonly ImportProblemInput[],
): Promise<void> {
  if (problems.length === 0) return;
  await db.insert(importProblem).values(problems.map((problem) => ({ importId: id, ...problem })));
}

/**
 * Returns problems with rows of a run in the order in which they were found, at most `first`, after the problem
 * numbered `after`.
 */
export function problemsOfImport(
  db: Connection,
  id: string,
  first: number,
  after = 0,
): Promise<(typeof importProblem.$inferSelect)[]> {
  return db
    .select()
    .from(importProblem)
    .where(and(eq(importProblem.importId, id), gt(importProblem.sequence, after)))
    .orderBy(importProblem.sequence)
    .limit(first);
}

/**
 * Marks the runs of commands whose process has exited as interrupted, and returns their ids. Imports in the dashboard
 * are not included; the server resumes them. The store calls this at the start of an embedded database, when no other
 * process can have a run.
 *
 * @param silence seconds without a heartbeat after which a run's process counts as gone
 */
export async function interruptAbandoned(
  db: Database,
  silence: number = abandonedAfter,
): Promise<string[]> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .update(importRun)
      .set({ state: "INTERRUPTED", finishedAt: sql`now()` })
      .where(
        and(
          eq(importRun.state, "RUNNING"),
          sql`${importRun.aliveAt} <= now() - make_interval(secs => ${silence})`,
          sql`NOT EXISTS (SELECT FROM ${importJob} WHERE import_id = ${importRun.id})`,
        ),
      )
      .returning({ id: importRun.id });
    for (const { id } of rows) await announce(tx, { kind: "import", id, isOver: true });
    return rows.map(({ id }) => id);
  });
}
