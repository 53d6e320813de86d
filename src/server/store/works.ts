import { and, eq, sql } from "drizzle-orm";
import type { InferSelectModel } from "drizzle-orm";
import type { Connection } from "./connection.ts";
import { writeCursor } from "./keyset.ts";
import { pageByRelevance, pageOfWorks } from "./page-of-works.ts";
import type { WorkRow as StoredWork } from "./page-of-works.ts";
import type { Page, PageOf } from "./page.ts";
import {
  filterConditions,
  hasAny,
  isOneOf,
  isText,
  published,
  queryOf,
  termsOf,
} from "./selection.ts";
import type { WorkSelection } from "./selection.ts";
import { image, work } from "./tables.ts";
import { picturedCount, publishedCount, term } from "./terms.ts";
import type { TermKind } from "./terms.ts";
import { newest, picturedFirst, plainOrders } from "./work-orders.ts";
import { imageColumns, workColumns } from "./work-rows.ts";

/** A work as stored, without what only the database needs. */
export type WorkRow = StoredWork;

/** A picture as stored. */
export type ImageRow = InferSelectModel<typeof image>;

/** The order of a list of works, as in the contract. */
export type WorkOrder = "RELEVANCE" | keyof typeof plainOrders;

/** Published works that match, one page. Throws `BadCursor`. */
export function worksPage(
  db: Connection,
  list: WorkSelection & { order?: WorkOrder | null; page: Page },
): Promise<PageOf<WorkRow>> {
  const query = queryOf(list.search);
  const conditions = filterConditions(list.filter);
  const order = list.order ?? "RELEVANCE";
  if (order === "RELEVANCE" && query) return pageByRelevance(db, conditions, query, list.page);
  if (query) conditions.push(sql`${work.search} @@ ${query}`);
  return pageOfWorks(
    db,
    conditions,
    order === "RELEVANCE" ? newest : plainOrders[order],
    list.page,
  );
}

/** How many published works match; kept for all and for single terms, counted otherwise. */
export async function countWorks(db: Connection, list: WorkSelection): Promise<number> {
  const hasImage = list.filter?.hasImage ?? null;
  const query = queryOf(list.search);
  const terms = termsOf(list.filter).flat();
  const [only] = terms;
  if (!query && !only) return keptCount(db, hasImage);
  if (!query && only && terms.length === 1 && hasImage === null) {
    return (await term(db, only.kind, only.value))?.workCount ?? 0;
  }
  const conditions = filterConditions(list.filter);
  if (query) conditions.push(sql`${work.search} @@ ${query}`);
  const rows = await db
    .select({ count: sql<number>`count(*)::integer` })
    .from(work)
    .where(and(...conditions));
  return rows[0]?.count ?? 0;
}

async function keptCount(db: Connection, hasImage: boolean | null): Promise<number> {
  if (hasImage === null) return publishedCount(db);
  const withImage = await picturedCount(db);
  return hasImage ? withImage : (await publishedCount(db)) - withImage;
}

/** The published work with this slug, or null. */
export async function workBySlug(db: Connection, slug: string): Promise<WorkRow | null> {
  if (!isText(slug)) return null;
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
  return pageOfWorks(db, [published, hasAny([{ kind, value }])], picturedFirst, page);
}

/** The place of a work in the list of all works, newest first. */
export function cursorOfNewest({ id }: Pick<WorkRow, "id">): string {
  return writeCursor(newest, [id]);
}
