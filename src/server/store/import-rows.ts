import { and, asc, count, desc, eq, sql } from "drizzle-orm";
import type { Connection } from "./connection.ts";
import { keyWindow } from "./keyset.ts";
import type { KeyOrder } from "./keyset.ts";
import type { Page, PageOf } from "./page.ts";
import { importRow } from "./tables/import-jobs.ts";
import type { ImportFate } from "./tables/import-jobs.ts";

/** Result of an import for one row, as stored. */
export type ImportRowRow = typeof importRow.$inferSelect;

/** Result for one row, as input; omitted fields are null. */
export type ImportRowInput = { sequence: number; fate: ImportFate } & Partial<
  Omit<ImportRowRow, "importId" | "sequence" | "fate">
>;

const inOrder: KeyOrder = {
  name: "import-rows",
  columns: [{ key: sql`${importRow.sequence}`, type: "integer" }],
  direction: "asc",
};

/** Stores the results for rows of an import, replacing those already stored. */
export async function writeImportRows(
  tx: Connection,
  importId: string,
  rows: readonly ImportRowInput[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`INSERT INTO ${importRow}
    (import_id, sequence, "row", identifier, title, fate, changes, code, message, column_label, cell, cells)
    SELECT ${importId}, sequence, "row", identifier, title, fate, changes, code, message, "column", cell, cells
    FROM jsonb_to_recordset(${JSON.stringify(rows, storable)}::jsonb) AS given(sequence integer,
      "row" integer, identifier text, title text, fate text, changes jsonb, code text, message text,
      "column" text, cell text, cells jsonb)
    ON CONFLICT (import_id, sequence) DO UPDATE SET fate = excluded.fate, changes = excluded.changes,
      code = excluded.code, message = excluded.message, column_label = excluded.column_label,
      cell = excluded.cell, cells = excluded.cells`);
}

/** Updates the outcome of planned rows where it differs, and clears their message. Other columns stay unchanged. */
export async function writeFates(
  tx: Connection,
  importId: string,
  fates: readonly { sequence: number; fate: ImportFate }[],
): Promise<void> {
  if (fates.length === 0) return;
  await tx.execute(sql`UPDATE ${importRow} SET fate = given.fate, message = NULL
    FROM jsonb_to_recordset(${JSON.stringify(fates)}::jsonb) AS given(sequence integer, fate text)
    WHERE import_id = ${importId} AND ${importRow.sequence} = given.sequence
      AND ${importRow.fate} <> given.fate`);
}

/** Returns one page of the rows of an import, in the order of the source. Throws `BadCursor`. */
export async function importRowsPage(
  db: Connection,
  importId: string,
  fate: ImportFate | null,
  page: Page,
): Promise<PageOf<ImportRowRow>> {
  const window = keyWindow(inOrder, page);
  const found = await db
    .select()
    .from(importRow)
    .where(and(ofImport(importId, fate), window.where))
    .orderBy(window.orderBy)
    .limit(window.limit);
  return window.pageOf(found, ({ sequence }) => [sequence]);
}

/** Counts the rows of an import with this outcome; all rows if `fate` is null. */
export async function countImportRows(
  db: Connection,
  importId: string,
  fate: ImportFate | null,
): Promise<number> {
  const [row] = await db.select({ rows: count() }).from(importRow).where(ofImport(importId, fate));
  return row?.rows ?? 0;
}

/** Refused rows with the same error code and column. */
export type RefusedRows = {
  code: string | null;
  column: string | null;
  count: number;
  /** First row numbers, as in a spreadsheet; null if no row has a number. */
  firstRows: number[] | null;
};

/** Maximum number of groups in the result, and of row numbers in each. */
const [mostGroups, mostFirstRows] = [50, 5];

/** Returns the refused rows of an import grouped by code and column, the largest group first. */
export function refusedByReason(db: Connection, importId: string): Promise<RefusedRows[]> {
  const { code, column, row, sequence } = importRow;
  return db
    .select({
      code,
      column,
      count: count(),
      firstRows: sql<
        number[] | null
      >`to_json((array_agg(${row} ORDER BY ${sequence}) FILTER (WHERE ${row} IS NOT NULL))[1:${sql.raw(String(mostFirstRows))}])`,
    })
    .from(importRow)
    .where(ofImport(importId, "REFUSED"))
    .groupBy(code, column)
    .orderBy(desc(count()), sql`min(${sequence})`)
    .limit(mostGroups);
}

/** Returns the refused rows of an import after a position in its source, at most `limit`. */
export function refusedRows(
  db: Connection,
  importId: string,
  after: number,
  limit: number,
): Promise<ImportRowRow[]> {
  return db
    .select()
    .from(importRow)
    .where(and(ofImport(importId, "REFUSED"), sql`${importRow.sequence} > ${after}`))
    .orderBy(asc(importRow.sequence))
    .limit(limit);
}

function ofImport(importId: string, fate: ImportFate | null) {
  return and(
    eq(importRow.importId, importId),
    fate === null ? undefined : eq(importRow.fate, fate),
  );
}

/** Replaces null characters and unpaired surrogates in texts of refused rows, which PostgreSQL cannot store. */
function storable(_key: string, value: unknown): unknown {
  if (typeof value !== "string" || !/\0|\p{Surrogate}/u.test(value)) return value;
  return value.replace(/\0|\p{Surrogate}/gu, "\ufffd");
}
