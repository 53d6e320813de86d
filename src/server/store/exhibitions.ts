import { and, asc, eq, ne, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Connection } from "./connection.ts";
import { exhibitionColumns, isKept, isShown } from "./exhibition-rows.ts";
import type { ExhibitionRow } from "./exhibition-rows.ts";
import { isOneOf, isText } from "./is-one-of.ts";
import { keyWindow, writeCursor } from "./keyset.ts";
import type { KeyOrder, KeyValue } from "./keyset.ts";
import type { Page, PageOf } from "./page.ts";
import { exhibition } from "./tables/exhibitions.ts";

/** Converts a timestamp to milliseconds since 1970, which a cursor can hold. */
const millis = (column: SQL) => sql`(extract(epoch FROM ${column}) * 1000)::bigint`;

const publishedLast: KeyOrder = {
  name: "exhibitions",
  columns: [
    { key: millis(sql`${exhibition.publishedAt}`), type: "bigint" },
    { key: sql`${exhibition.id}`, type: "text" },
  ],
  direction: "desc",
};

const changedLast: KeyOrder = {
  name: "desk-exhibitions",
  columns: [
    { key: millis(sql`${exhibition.updatedAt}`), type: "bigint" },
    { key: sql`${exhibition.id}`, type: "text" },
  ],
  direction: "desc",
};

/** Returns exhibitions of any state in the order of `ids`; null where there is none. */
export async function exhibitionsByIds(
  db: Connection,
  ids: readonly string[],
): Promise<(ExhibitionRow | null)[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(exhibitionColumns)
    .from(exhibition)
    .where(and(isOneOf(exhibition.id, ids), isKept));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** Returns the exhibition with a slug, in any state, or null. */
export async function exhibitionBySlug(
  db: Connection,
  slug: string,
): Promise<ExhibitionRow | null> {
  if (!isText(slug)) return null;
  const [row] = await db
    .select(exhibitionColumns)
    .from(exhibition)
    .where(and(eq(exhibition.slug, slug), isKept));
  return row ?? null;
}

/** Returns whether this hash belongs to the key of an exhibition's draft link. */
export async function isDraftKey(db: Connection, id: string, keyHash: string): Promise<boolean> {
  const rows = await db
    .select({ id: exhibition.id })
    .from(exhibition)
    .where(and(eq(exhibition.id, id), eq(exhibition.draftKeyHash, keyHash), isKept));
  return rows.length > 0;
}

/** Returns the published translations of an exhibition, ordered by language. */
export function translationsOf(
  db: Connection,
  { id, groupId }: Pick<ExhibitionRow, "id" | "groupId">,
): Promise<ExhibitionRow[]> {
  return db
    .select(exhibitionColumns)
    .from(exhibition)
    .where(and(eq(exhibition.groupId, groupId), ne(exhibition.id, id), isShown))
    .orderBy(asc(exhibition.language), asc(exhibition.id));
}

/** Returns one page of published exhibitions, last published first. Throws `BadCursor`. */
export function publishedExhibitionsPage(
  db: Connection,
  page: Page,
): Promise<PageOf<ExhibitionRow>> {
  return pageOf(db, publishedLast, isShown, page, ({ publishedAt, id }) => [
    publishedAt?.getTime() ?? 0,
    id,
  ]);
}

/** Returns one page of all exhibitions, last changed first. Throws `BadCursor`. */
export function deskExhibitionsPage(db: Connection, page: Page): Promise<PageOf<ExhibitionRow>> {
  return pageOf(db, changedLast, isKept, page, changedValues);
}

/** Returns the cursor of an exhibition in the dashboard's list. */
export function deskExhibitionCursor(row: ExhibitionRow): string {
  return writeCursor(changedLast, changedValues(row));
}

function changedValues({ updatedAt, id }: ExhibitionRow): KeyValue[] {
  return [updatedAt.getTime(), id];
}

async function pageOf(
  db: Connection,
  order: KeyOrder,
  where: SQL,
  page: Page,
  valuesOf: (row: ExhibitionRow) => KeyValue[],
): Promise<PageOf<ExhibitionRow>> {
  const window = keyWindow(order, page);
  const found = await db
    .select(exhibitionColumns)
    .from(exhibition)
    .where(and(where, window.where))
    .orderBy(window.orderBy)
    .limit(window.limit);
  return window.pageOf(found, valuesOf);
}
