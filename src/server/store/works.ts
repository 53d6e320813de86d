import { and, eq, sql } from "drizzle-orm";
import type { InferSelectModel, SQL, SQLWrapper } from "drizzle-orm";
import type { Connection } from "./connection.ts";
import { termEntry } from "./derived.ts";
import { keyWindow, writeCursor } from "./keyset.ts";
import type { KeyOrder, KeyValue } from "./keyset.ts";
import type { Page, PageOf } from "./page.ts";
import { searchQuery } from "./search/query.ts";
import { image, work } from "./tables.ts";
import { picturedCount, publishedCount, term } from "./terms.ts";
import type { TermKind } from "./terms.ts";
import { newest, picturedFirst, plainOrders, relevance } from "./work-orders.ts";
import { imageColumns, workColumns } from "./work-rows.ts";

/** A work as stored, without what only the database needs. */
export type WorkRow = Pick<InferSelectModel<typeof work>, keyof typeof workColumns>;

/** A picture as stored. */
export type ImageRow = InferSelectModel<typeof image>;

/** What works must have, as in the contract; an empty or missing list asks for nothing. */
export type WorkFilter = {
  types?: readonly string[] | null;
  creators?: readonly string[] | null;
  subjects?: readonly string[] | null;
  hasImage?: boolean | null;
};

/** The order of a list of works, as in the contract. */
export type WorkOrder = "RELEVANCE" | keyof typeof plainOrders;

/** Which works a list holds: `search` is what the user typed. */
export type WorkSelection = { search?: string | null; filter?: WorkFilter | null };

/** The condition of every index on the order of works, written as it is there. */
const published = sql`${work.status} = 'PUBLISHED'`;

/** The condition by which works with images come first, written as it is in the index. */
const pictured = sql`(${work.imageCount} > 0)`;

/** Published works that match, one page. Throws `BadCursor`. */
export function worksPage(
  db: Connection,
  list: WorkSelection & { order?: WorkOrder | null; page: Page },
): Promise<PageOf<WorkRow>> {
  const query = queryOf(list.search);
  const wanted = list.order ?? "RELEVANCE";
  const order = wanted !== "RELEVANCE" ? plainOrders[wanted] : query ? relevance(query) : newest;
  return pageOfWorks(db, conditionsOf(list), order, list.page);
}

/** How many published works match; kept for all and for single terms, counted otherwise. */
export async function countWorks(db: Connection, list: WorkSelection): Promise<number> {
  const { types, creators, subjects, hasImage } = list.filter ?? {};
  const terms = [
    ...entries("TYPE", types),
    ...entries("CREATOR", creators),
    ...entries("SUBJECT", subjects),
  ];
  const [only] = terms;
  if (queryOf(list.search) === null && terms.length < 2) {
    if (!only) return keptCount(db, hasImage ?? null);
    if (hasImage == null) return (await term(db, only.kind, only.value))?.workCount ?? 0;
  }
  const rows = await db
    .select({ count: sql<number>`count(*)::integer` })
    .from(work)
    .where(and(...conditionsOf(list)));
  return rows[0]?.count ?? 0;
}

async function keptCount(db: Connection, hasImage: boolean | null): Promise<number> {
  if (hasImage === null) return publishedCount(db);
  const withImage = await picturedCount(db);
  return hasImage ? withImage : (await publishedCount(db)) - withImage;
}

/** The published work with this slug, or null. */
export async function workBySlug(db: Connection, slug: string): Promise<WorkRow | null> {
  if (slug.includes("\0")) return null;
  const rows = await db
    .select(workColumns)
    .from(work)
    .where(and(eq(work.slug, slug), published));
  return rows[0] ?? null;
}

/** Published works in the order asked for; null where there is none. */
export async function worksByIds(
  db: Connection,
  ids: readonly string[],
): Promise<(WorkRow | null)[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(workColumns)
    .from(work)
    .where(and(isOneOf(work.id, ids), published));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** The pictures of these works, in the order asked for, each list in the work's order. */
export async function imagesOfWorks(
  db: Connection,
  workIds: readonly string[],
): Promise<ImageRow[][]> {
  if (workIds.length === 0) return [];
  const rows = await db
    .select(imageColumns)
    .from(image)
    .where(isOneOf(image.workId, workIds))
    .orderBy(image.workId, image.position);
  const byWork = new Map<string, ImageRow[]>();
  for (const row of rows) byWork.set(row.workId, [...(byWork.get(row.workId) ?? []), row]);
  return workIds.map((id) => byWork.get(id) ?? []);
}

/** Pictures of published works in the order asked for; null where there is none. */
export async function imagesByIds(
  db: Connection,
  ids: readonly string[],
): Promise<(ImageRow | null)[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(imageColumns)
    .from(image)
    .innerJoin(work, eq(work.id, image.workId))
    .where(and(isOneOf(image.id, ids), published));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** Published works with this term: those with images first, newest first. Throws `BadCursor`. */
export function worksOfTermPage(
  db: Connection,
  kind: TermKind,
  value: string,
  page: Page,
): Promise<PageOf<WorkRow>> {
  return pageOfWorks(db, [published, hasAny(entries(kind, [value]))], picturedFirst, page);
}

/** The place of a work in the list of all works, newest first. */
export function cursorOfNewest({ id }: Pick<WorkRow, "id">): string {
  return writeCursor(newest, [id]);
}

/**
 * Finds the page's places first and reads the works after, so that sorting many matches does not
 * carry their texts along.
 */
async function pageOfWorks(
  db: Connection,
  conditions: readonly SQL[],
  order: KeyOrder,
  page: Page,
): Promise<PageOf<WorkRow>> {
  const window = keyWindow(order, page);
  const keys = order.columns.map(({ key }) => key);
  const places = db
    .select({
      id: work.id,
      place: sql<KeyValue[]>`json_build_array(${sql.join(keys, sql`, `)})`.as("place"),
    })
    .from(work)
    .where(and(...conditions, window.where))
    .orderBy(window.orderBy)
    .limit(window.limit)
    .as("places");
  const found = await db
    .select({ work: workColumns, place: places.place })
    .from(places)
    .innerJoin(work, eq(work.id, places.id))
    .orderBy(window.orderBy);
  const { rows, ...rest } = window.pageOf(found, (row) => row.place);
  return { rows: rows.map((row) => row.work), ...rest };
}

function conditionsOf({ search, filter }: WorkSelection): SQL[] {
  const { types, creators, subjects, hasImage } = filter ?? {};
  const query = queryOf(search);
  return [
    published,
    ...[entries("TYPE", types), entries("CREATOR", creators), entries("SUBJECT", subjects)]
      .filter((terms) => terms.length > 0)
      .map(hasAny),
    ...(hasImage == null ? [] : [hasImage ? pictured : sql`NOT ${pictured}`]),
    ...(query ? [sql`${work.search} @@ ${query}`] : []),
  ];
}

type TermEntry = { kind: TermKind; value: string };

function entries(kind: TermKind, values: readonly string[] | null | undefined): TermEntry[] {
  return [...new Set(values ?? [])].map((value) => ({ kind, value }));
}

/** Holds for works with one of these terms. */
function hasAny(terms: readonly TermEntry[]): SQL {
  const values = terms.map(({ kind, value }) => termEntry(kind, value)).filter(isText);
  return sql`${work.terms} && ${sql.param(values)}::text[]`;
}

function isOneOf(column: SQLWrapper, values: readonly string[]): SQL {
  return sql`${column} = ANY(${sql.param(values.filter(isText))}::text[])`;
}

/** No stored text has a null character, and PostgreSQL does not even compare one. */
function isText(value: string): boolean {
  return !value.includes("\0");
}

function queryOf(search: string | null | undefined): SQL | null {
  const query = searchQuery(search ?? "");
  return query === null ? null : sql`${query}::tsquery`;
}
