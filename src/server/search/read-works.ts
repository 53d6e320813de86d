import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Connection } from "../store/connection.ts";
import type { State } from "./totals.ts";
import type { IndexedWork } from "./work-document.ts";

/** Current state of works: the published ones, and the ids of those that are no longer published. */
export type ReadWorks = { works: IndexedWork[]; goneIds: string[] };

/** Maximum number of works read at a time, and the number read first, when their size is unknown. */
const [mostAtOnce, firstAtOnce] = [500, 50];
/** Approximate maximum of characters read at a time, estimated from the previous works; a work may have 500,000. */
const charactersAtOnce = 4_000_000;

type Row = Omit<IndexedWork, "imageTexts"> & { imageTexts: string[] | null; isPublished: boolean };

/**
 * Returns a mark in the database's history. `worksSince` this mark finds the changes of transactions that have not
 * ended yet and of all later ones; it may also find some earlier changes.
 */
export async function markOf(db: Connection): Promise<string> {
  const { rows } = await db.execute<{ mark: string }>(
    sql`SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS mark`,
  );
  return rows[0]?.mark ?? "0";
}

/** SQL expression for `WorkDocument.stamp`: 32 bits, so that the sum of very many is still exact. */
const stamp = sql.raw("hashtextextended(id || ' ' || changed_in::text, 0) & 4294967295");

/** Returns the state of the published collection. */
export async function stateOf(db: Connection): Promise<State> {
  const { rows } = await db.execute<State>(
    sql`SELECT count(*)::float8 AS works, coalesce(sum(${stamp}), 0)::float8 AS stamps
      FROM work WHERE status = 'PUBLISHED'`,
  );
  return rows[0] ?? { works: 0, stamps: 0 };
}

/** Yields all published works in batches, in the order in which they were added. */
export async function* allWorks(db: Connection): AsyncGenerator<ReadWorks> {
  yield* batches(db, sql`status = 'PUBLISHED'`);
}

/** Returns how many works changed since a mark. */
export async function countSince(db: Connection, mark: string): Promise<number> {
  const { rows } = await db.execute<{ works: number }>(
    sql`SELECT count(*)::float8 AS works FROM work WHERE ${since("changed_in", mark)}`,
  );
  return rows[0]?.works ?? 0;
}

/**
 * Yields the changes since a mark in batches. Works from a dump of another database may have transaction ids that this
 * one has not reached yet; those are not changes.
 */
export async function* worksSince(db: Connection, mark: string): AsyncGenerator<ReadWorks> {
  yield* batches(db, since("changed_in", mark));
  const { rows } = await db.execute<{ id: string }>(
    sql`SELECT id FROM removed_work WHERE ${since("removed_in", mark)}
      AND NOT EXISTS (SELECT FROM work WHERE work.id = removed_work.id)`,
  );
  if (rows.length > 0) yield { works: [], goneIds: rows.map(({ id }) => id) };
}

function since(column: "changed_in" | "removed_in", mark: string): SQL {
  const changed = sql.raw(column);
  return sql`${changed} >= ${mark}::xid8 AND ${changed} < pg_snapshot_xmax(pg_current_snapshot())`;
}

async function* batches(db: Connection, condition: SQL): AsyncGenerator<ReadWorks> {
  let size = firstAtOnce;
  let next: Promise<Row[]> | null = batch(db, condition, "", size);
  while (next) {
    const rows: Row[] = await next;
    const last = rows.at(-1);
    const isWhole = rows.length < size;
    size = sizeAfter(rows, size);
    // Reads the next batch while the caller processes this one; the next iteration awaits the result.
    next = last && !isWhole ? batch(db, condition, last.id, size) : null;
    next?.catch(() => undefined);
    yield {
      works: rows
        .filter(({ isPublished }) => isPublished)
        .map((row) => ({ ...row, imageTexts: row.imageTexts ?? [] })),
      goneIds: rows.filter(({ isPublished }) => !isPublished).map(({ id }) => id),
    };
  }
}

/** Returns the number of works to read next. */
function sizeAfter(rows: readonly Row[], size: number): number {
  const each = rows.reduce((sum, row) => sum + charactersOf(row), 0) / rows.length;
  const fitting = Math.floor(charactersAtOnce / Math.max(each, 1));
  return Math.max(1, Math.min(fitting, 4 * size, mostAtOnce));
}

/** Returns the approximate number of characters in a value, at any depth. */
function charactersOf(value: unknown): number {
  if (typeof value === "string") return value.length;
  if (typeof value !== "object" || value === null) return 0;
  let characters = 0;
  for (const part of Object.values(value)) characters += charactersOf(part);
  return characters;
}

async function batch(db: Connection, condition: SQL, after: string, size: number): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    SELECT id, identifier, title, creators, date, earliest_year AS "earliestYear",
      latest_year AS "latestYear", work_type AS "workType", technique, subjects, places,
      dimensions, description, credit_line AS "creditLine", rights, metadata,
      image_count AS "imageCount", (${stamp})::float8 AS stamp, status = 'PUBLISHED' AS "isPublished",
      CASE WHEN image_count > 0 THEN ARRAY(
        SELECT text FROM image, unnest(ARRAY[alt, caption]) AS text
        WHERE work_id = work.id AND text IS NOT NULL
        UNION ALL
        SELECT text FROM image JOIN detail ON image_id = image.id,
          unnest(ARRAY[detail.caption, detail.description]) AS text
        WHERE work_id = work.id AND text IS NOT NULL
      ) END AS "imageTexts"
    FROM work WHERE ${condition} AND id > ${after} ORDER BY id LIMIT ${size}`);
  return rows;
}
