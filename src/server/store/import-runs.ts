import { and, desc, eq, gt, sql } from "drizzle-orm";
import { announce } from "./announcements.ts";
import type { Connection, Database } from "./connection.ts";
import { newId } from "./ids.ts";
import { keyWindow } from "./keyset.ts";
import type { KeyOrder } from "./keyset.ts";
import type { Page, PageOf } from "./page.ts";
import { importJob } from "./tables/import-jobs.ts";
import { importProblem, importRun } from "./tables/imports.ts";

/** One import as stored. */
export type ImportRow = typeof importRun.$inferSelect;

/** How far a run is; what is left out stays as it was. */
export type ImportCounts = Partial<
  Pick<ImportRow, "rowsTotal" | "rowsDone" | "added" | "changed" | "unchanged" | "refused">
>;

/** What was wrong with a row of the source; `row` counts from 1, null when it is no one row. */
export type ImportProblemInput = {
  row: number | null;
  identifier: string | null;
  code: string;
  message: string;
  /** The label of the column that is refused, and its cell, if it is one. */
  column?: string;
  cell?: string;
};

/** After how many seconds without a sign of life a run counts as abandoned. */
export const abandonedAfter = 60;

/** Begins a run, in state `RUNNING`. `sourceKey` is the same for two runs over the same source. */
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
 * Writes how far a run is. It is also its sign of life: call it at least every ten seconds, with
 * no counts if nothing has changed.
 */
export function progressImport(db: Database, id: string, counts: ImportCounts): Promise<void> {
  return db.transaction(async (tx) => {
    await writeCounts(tx, id, counts);
    await announce(tx, { kind: "import", id });
  });
}

/** Writes how far a run is in a transaction with what it did, and shows that it is alive. */
export async function writeCounts(tx: Connection, id: string, counts: ImportCounts): Promise<void> {
  await tx
    .update(importRun)
    .set({ ...counts, aliveAt: sql`now()` })
    .where(eq(importRun.id, id));
}

/** Ends a run in `state`; one that is over already stays as it is. */
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

/** The run started last of those that are running now, or null. */
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

/** Ids ascend in the order in which runs are started. */
const lastStarted: KeyOrder = {
  name: "imports",
  columns: [{ key: sql`${importRun.id}`, type: "text" }],
  direction: "desc",
};

/** The runs there were, the last started first, one page. Throws `BadCursor`. */
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

/** The run with this id, or null. */
export async function importById(db: Connection, id: string): Promise<ImportRow | null> {
  const rows = await db.select().from(importRun).where(eq(importRun.id, id));
  return rows[0] ?? null;
}

/** The run with this id, which nobody changes before the transaction ends; null if there is none. */
export async function lockImport(tx: Connection, id: string): Promise<ImportRow | null> {
  const rows = await tx.select().from(importRun).where(eq(importRun.id, id)).for("update");
  return rows[0] ?? null;
}

/** Whether a run over this source came to its end. */
export async function hasFinished(db: Connection, sourceKey: string): Promise<boolean> {
  const rows = await db
    .select({ id: importRun.id })
    .from(importRun)
    .where(and(eq(importRun.sourceKey, sourceKey), eq(importRun.state, "DONE")))
    .limit(1);
  return rows.length > 0;
}

/** Keeps what was wrong with rows of a run. */
export async function addProblems(
  db: Connection,
  id: string,
  problems: readonly ImportProblemInput[],
): Promise<void> {
  if (problems.length === 0) return;
  await db.insert(importProblem).values(problems.map((problem) => ({ importId: id, ...problem })));
}

/**
 * What was wrong with rows of a run, in the order it was found, at most `first`, from behind the
 * problem numbered `after` on.
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
 * Marks runs of commands whose process is gone as interrupted and gives their ids; imports at the desk go on by
 * themselves. On the database in the data folder the store does this by itself at its start, when no other process can have one.
 *
 * @param silence seconds without a sign of life after which a run's process counts as gone
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
