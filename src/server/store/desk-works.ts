import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { CheckupProblem } from "./checkup.ts";
import { hasProblem } from "./checkup.ts";
import type { Connection } from "./connection.ts";
import { folded } from "./folded.ts";
import { isOneOf, isText } from "./is-one-of.ts";
import { keyWindow } from "./keyset.ts";
import type { KeyOrder, KeyValue } from "./keyset.ts";
import type { Page, PageOf } from "./page.ts";
import { workChange, workRevision } from "./tables/history.ts";
import { work } from "./tables/works.ts";
import type { WorkStatus } from "./work-input.ts";
import { workColumns } from "./work-rows.ts";
import type { WorkRow } from "./works.ts";

/** Filter of the works on the dashboard; a work must match all fields. Removed works never match. */
export type DeskSelection = {
  /** Search words. Each must occur in the identifier, the title or a creator's name, ignoring case and accents. */
  search: string | null;
  status: WorkStatus | null;
  problem: CheckupProblem | null;
  /** The import that added or changed the works. */
  importId: string | null;
  /** Ids to which the result is limited; null for no limit. */
  ids?: readonly string[] | null;
};

/** Sort order of the works on the dashboard. */
export type DeskOrder = "CHANGED" | "TITLE" | "IDENTIFIER";

type Ordered = KeyOrder & { valuesOf: (row: WorkRow & { sortTitle: string }) => KeyValue[] };

const id = { key: sql`${work.id}`, type: "text" } as const;
const changedAt = sql`(extract(epoch FROM ${work.updatedAt}) * 1000)::bigint`;
// Byte order, so that the order is the same in every database.
const sortTitle = sql<string>`lower(${work.title}) COLLATE "C"`;

const orders: Readonly<Record<DeskOrder, Ordered>> = {
  CHANGED: {
    name: "desk-changed",
    columns: [{ key: changedAt, type: "bigint" }, id],
    direction: "desc",
    valuesOf: (row) => [row.updatedAt.getTime(), row.id],
  },
  TITLE: {
    name: "desk-title",
    columns: [{ key: sortTitle, type: "text" }, id],
    direction: "asc",
    valuesOf: (row) => [row.sortTitle, row.id],
  },
  IDENTIFIER: {
    name: "desk-identifier",
    columns: [{ key: sql`${work.identifier}`, type: "text" }, id],
    direction: "asc",
    valuesOf: (row) => [row.identifier, row.id],
  },
};

/** Returns one page of works of any status. Throws `BadCursor`. */
export async function deskWorksPage(
  db: Connection,
  selection: DeskSelection,
  order: DeskOrder,
  page: Page,
): Promise<PageOf<WorkRow>> {
  const ordered = orders[order];
  const window = keyWindow(ordered, page);
  const found = await db
    .select({ ...workColumns, sortTitle })
    .from(work)
    .where(sql`${isSelected(selection)} AND ${window.where}`)
    .orderBy(window.orderBy)
    .limit(window.limit);
  return window.pageOf(found, ordered.valuesOf);
}

/** Counts the selected works. */
export function countDeskWorks(db: Connection, selection: DeskSelection): Promise<number> {
  return db.$count(work, isSelected(selection));
}

/** Returns the ids of the selected works, at most `limit`. */
export async function deskWorkIds(
  db: Connection,
  selection: DeskSelection,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: work.id })
    .from(work)
    .where(isSelected(selection))
    .orderBy(work.id)
    .limit(limit);
  return rows.map((row) => row.id);
}

/** Returns works of any status in the order of `ids`, without missing ones. */
export async function worksOfAnyStatus(db: Connection, ids: readonly string[]): Promise<WorkRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(workColumns)
    .from(work)
    .where(sql`${isOneOf(work.id, ids)} AND ${work.status} <> 'REMOVED'`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((each) => byId.get(each) ?? []);
}

function isSelected({ search, status, problem, importId, ids = null }: DeskSelection): SQL {
  const conditions = [
    sql`${work.status} <> 'REMOVED'`,
    ...(status === null ? [] : [sql`${work.status} = ${status}`]),
    ...(problem === null ? [] : [hasProblem(problem)]),
    ...(importId === null ? [] : [isOfImport(importId)]),
    ...(ids === null ? [] : [isOneOf(work.id, ids)]),
    ...wordsOf(search).map(hasWord),
  ];
  return sql.join(conditions, sql` AND `);
}

/** Maximum number of search words. Each word costs a scan of all works. */
const mostWords = 10;

function wordsOf(search: string | null): string[] {
  const words = (search ?? "").split(/\s+/).filter((word) => word !== "");
  return words.slice(0, mostWords);
}

function isOfImport(importId: string): SQL {
  const changes = sql`SELECT ${workChange.id} FROM ${workChange}
    WHERE ${workChange.importId} = ${importId} AND ${workChange.through} IN ('IMPORT', 'SAMPLE')`;
  return sql`(${work.addedIn} IN (${changes}) OR ${work.id} IN (
    SELECT ${workRevision.workId} FROM ${workRevision} WHERE ${workRevision.changeId} IN (${changes})))`;
}

function hasWord(word: string): SQL {
  if (!isText(word)) return sql`false`;
  const holds = (text: SQL) => sql`strpos(${folded(text)}, ${folded(sql`${word}::text`)}) > 0`;
  return sql`(${holds(sql`${work.identifier}`)} OR ${holds(sql`${work.title}`)} OR EXISTS (
    SELECT FROM jsonb_array_elements(${work.creators}) AS creator
    WHERE ${holds(sql`(creator ->> 'name')`)}))`;
}
