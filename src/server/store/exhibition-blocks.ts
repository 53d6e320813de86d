import { and, asc, count, eq, gt, sql } from "drizzle-orm";
import type { Connection } from "./connection.ts";
import type { TakenView } from "./exhibition-parts.ts";
import { blockColumns, isIn, isKept } from "./exhibition-rows.ts";
import type { BlockRow } from "./exhibition-rows.ts";
import { isOneOf } from "./is-one-of.ts";
import { keyWindow, writeCursor } from "./keyset.ts";
import type { KeyOrder } from "./keyset.ts";
import type { Page, PageOf } from "./page.ts";
import { exhibition, exhibitionBlock } from "./tables/exhibitions.ts";
import { work } from "./tables/works.ts";

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

/** What was taken first for a block of these types. */
const viewTaken = sql<TakenView>`CASE ${exhibitionBlock.kind}
  WHEN 'picture' THEN ${exhibitionBlock.content} -> 'view'
  WHEN 'carousel' THEN ${exhibitionBlock.content} #> '{slides,0,view}'
  WHEN 'zoomStory' THEN ${exhibitionBlock.content} #> '{steps,0,view}'
  WHEN 'comparison' THEN ${exhibitionBlock.content} -> 'first'
END`;

/** The first picture that visitors see in the blocks of these exhibitions, in the order asked for; null where there is none. */
export async function firstViews(
  db: Connection,
  exhibitionIds: readonly string[],
): Promise<(TakenView | null)[]> {
  if (exhibitionIds.length === 0) return [];
  const rows = await db
    .selectDistinctOn([exhibitionBlock.exhibitionId], {
      exhibitionId: exhibitionBlock.exhibitionId,
      view: viewTaken,
    })
    .from(exhibitionBlock)
    .innerJoin(
      work,
      and(
        sql`${work.id} = ${viewTaken} ->> 'workId'`,
        eq(work.status, "PUBLISHED"),
        gt(work.imageCount, 0),
      ),
    )
    .where(and(isOneOf(exhibitionBlock.exhibitionId, exhibitionIds), isIn, isSeen))
    .orderBy(exhibitionBlock.exhibitionId, asc(exhibitionBlock.position));
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
