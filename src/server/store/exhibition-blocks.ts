import { and, asc, count, eq, sql } from "drizzle-orm";
import type { Connection } from "./connection.ts";
import type { TakenView } from "./exhibition-parts.ts";
import { blockColumns, isIn, isKept } from "./exhibition-rows.ts";
import type { BlockRow } from "./exhibition-rows.ts";
import { isOneOf } from "./is-one-of.ts";
import { keyWindow, writeCursor } from "./keyset.ts";
import type { KeyOrder } from "./keyset.ts";
import type { Page, PageOf } from "./page.ts";
import { exhibition, exhibitionBlock } from "./tables/exhibitions.ts";
import { image, work } from "./tables/works.ts";

const inOrder: KeyOrder = {
  name: "exhibition-blocks",
  columns: [{ key: sql`${exhibitionBlock.position}`, type: "text" }],
  direction: "asc",
};

const isSeen = sql`NOT ${exhibitionBlock.isHidden}`;

/**
 * The blocks visitors see of an exhibition, in its order, one page. Throws `BadCursor`.
 *
 * @param from how many are left out at the beginning
 */
export async function blocksPage(
  db: Connection,
  exhibitionId: string,
  page: Page,
  from = 0,
): Promise<PageOf<BlockRow>> {
  const window = keyWindow(inOrder, page);
  const found = await db
    .select(blockColumns)
    .from(exhibitionBlock)
    .where(and(eq(exhibitionBlock.exhibitionId, exhibitionId), isIn, isSeen, window.where))
    .orderBy(window.orderBy)
    .limit(window.limit)
    .offset(from);
  return window.pageOf(found, ({ position }) => [position]);
}

/** The place of a block in its exhibition. */
export function blockCursor({ position }: Pick<BlockRow, "position">): string {
  return writeCursor(inOrder, [position]);
}

/** All blocks of an exhibition in its order, hidden ones too. */
export function allBlocks(db: Connection, exhibitionId: string): Promise<BlockRow[]> {
  return db
    .select(blockColumns)
    .from(exhibitionBlock)
    .where(and(eq(exhibitionBlock.exhibitionId, exhibitionId), isIn))
    .orderBy(asc(exhibitionBlock.position));
}

/** Blocks that are in their exhibitions, in the order asked for; null where there is none. */
export async function blocksByIds(
  db: Connection,
  ids: readonly string[],
): Promise<(BlockRow | null)[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(blockColumns)
    .from(exhibitionBlock)
    .innerJoin(exhibition, eq(exhibition.id, exhibitionBlock.exhibitionId))
    .where(and(isOneOf(exhibitionBlock.id, ids), isIn, isKept));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** Ids of all blocks of an exhibition, those that were taken out and can be put back too. */
export async function allBlockIds(db: Connection, exhibitionId: string): Promise<string[]> {
  const rows = await db
    .select({ id: exhibitionBlock.id })
    .from(exhibitionBlock)
    .where(eq(exhibitionBlock.exhibitionId, exhibitionId));
  return rows.map(({ id }) => id);
}

/** The relation `taken (view, place)`: what was taken for a block of these types, in its order. */
const takenInBlock = sql`jsonb_array_elements(CASE ${exhibitionBlock.kind}
  WHEN 'picture' THEN jsonb_build_array(${exhibitionBlock.content} -> 'view')
  WHEN 'carousel' THEN jsonb_path_query_array(${exhibitionBlock.content}, '$.slides[*].view')
  WHEN 'zoomStory' THEN jsonb_path_query_array(${exhibitionBlock.content}, '$.steps[*].view')
  WHEN 'comparison' THEN jsonb_build_array(${exhibitionBlock.content} -> 'first', ${exhibitionBlock.content} -> 'second')
END) WITH ORDINALITY AS taken (view, place)`;

/** Whether visitors see anything in `taken`: what was taken of an image, or of one that took its place. */
const isTakenShown = sql`EXISTS (
  SELECT FROM ${work} JOIN ${image} ON ${image.workId} = ${work.id}
  WHERE ${work.id} = taken.view ->> 'workId' AND ${work.status} = 'PUBLISHED'
    AND (${image.id} = taken.view ->> 'imageId' OR ${image.position} = (taken.view -> 'place')::integer)
)`;

/** The first picture that visitors see in the blocks of these exhibitions, in the order asked for; null where there is none. */
export async function firstViews(
  db: Connection,
  exhibitionIds: readonly string[],
): Promise<(TakenView | null)[]> {
  if (exhibitionIds.length === 0) return [];
  // The limit lets PostgreSQL read the blocks in order, and no further than to the first picture.
  const first = db
    .select({ view: sql<TakenView>`taken.view`.as("view") })
    .from(exhibitionBlock)
    .crossJoinLateral(takenInBlock)
    .where(and(sql`${exhibitionBlock.exhibitionId} = asked.id`, isIn, isSeen, isTakenShown))
    .orderBy(asc(exhibitionBlock.position), sql`taken.place`)
    .limit(1)
    .as("first");
  const rows = await db
    .select({ exhibitionId: sql<string>`asked.id`, view: first.view })
    .from(sql`unnest(${sql.param(exhibitionIds)}::text[]) AS asked (id)`)
    .innerJoinLateral(first, sql`true`);
  const byExhibition = new Map(rows.map((row) => [row.exhibitionId, row.view]));
  return exhibitionIds.map((id) => byExhibition.get(id) ?? null);
}

/** How many blocks visitors see of these exhibitions, in the order asked for. */
export async function blockCounts(
  db: Connection,
  exhibitionIds: readonly string[],
): Promise<number[]> {
  if (exhibitionIds.length === 0) return [];
  const rows = await db
    .select({ exhibitionId: exhibitionBlock.exhibitionId, count: count() })
    .from(exhibitionBlock)
    .where(and(isOneOf(exhibitionBlock.exhibitionId, exhibitionIds), isIn, isSeen))
    .groupBy(exhibitionBlock.exhibitionId);
  const byExhibition = new Map(rows.map((row) => [row.exhibitionId, row.count]));
  return exhibitionIds.map((id) => byExhibition.get(id) ?? 0);
}
