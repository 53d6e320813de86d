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
 * Returns one page of the visible blocks of an exhibition, in order. Throws `BadCursor`.
 *
 * @param from number of blocks to skip at the beginning
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

/** Returns the cursor of a block in its exhibition. */
export function blockCursor({ position }: Pick<BlockRow, "position">): string {
  return writeCursor(inOrder, [position]);
}

/** Returns all blocks of an exhibition in order, including hidden ones. */
export function allBlocks(db: Connection, exhibitionId: string): Promise<BlockRow[]> {
  return db
    .select(blockColumns)
    .from(exhibitionBlock)
    .where(and(eq(exhibitionBlock.exhibitionId, exhibitionId), isIn))
    .orderBy(asc(exhibitionBlock.position));
}

/** Returns blocks in the order of `ids`; null for ids without a block in an exhibition. */
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

/** Returns the ids of all blocks of an exhibition, including removed blocks that a curator can still restore. */
export async function allBlockIds(db: Connection, exhibitionId: string): Promise<string[]> {
  const rows = await db
    .select({ id: exhibitionBlock.id })
    .from(exhibitionBlock)
    .where(eq(exhibitionBlock.exhibitionId, exhibitionId));
  return rows.map(({ id }) => id);
}

/** SQL relation `taken (view, place)`: the view snapshots in a block of these types, in order. */
const takenInBlock = sql`jsonb_array_elements(CASE ${exhibitionBlock.kind}
  WHEN 'picture' THEN jsonb_build_array(${exhibitionBlock.content} -> 'view')
  WHEN 'carousel' THEN jsonb_path_query_array(${exhibitionBlock.content}, '$.slides[*].view')
  WHEN 'zoomStory' THEN jsonb_path_query_array(${exhibitionBlock.content}, '$.steps[*].view')
  WHEN 'comparison' THEN jsonb_build_array(${exhibitionBlock.content} -> 'first', ${exhibitionBlock.content} -> 'second')
END) WITH ORDINALITY AS taken (view, place)`;

/** SQL condition: visitors can see the image of the snapshot in `taken`, or the image that is now at its position. */
const isTakenShown = sql`EXISTS (
  SELECT FROM ${work} JOIN ${image} ON ${image.workId} = ${work.id}
  WHERE ${work.id} = taken.view ->> 'workId' AND ${work.status} = 'PUBLISHED'
    AND (${image.id} = taken.view ->> 'imageId' OR ${image.position} = (taken.view -> 'place')::integer)
)`;

/**
 * Returns the first view snapshot that visitors see in each exhibition, in the order of `exhibitionIds`; null where
 * there is none.
 */
export async function firstViews(
  db: Connection,
  exhibitionIds: readonly string[],
): Promise<(TakenView | null)[]> {
  if (exhibitionIds.length === 0) return [];
  // With the limit, PostgreSQL reads the blocks in order and stops at the first image.
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

/** Returns the number of visible blocks for each exhibition, in the order of `exhibitionIds`. */
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
