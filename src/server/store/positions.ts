import { and, asc, eq, gt, max, min, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { generateKeyBetween, generateNKeysBetween } from "fractional-indexing";
import type { Connection } from "./connection.ts";
import { albumEntry } from "./tables/albums.ts";
import { exhibitionBlock } from "./tables/exhibitions.ts";

/** A table whose rows lie in an order within something, by fractional keys. */
export type Placed = {
  table: PgTable;
  id: AnyPgColumn;
  /** What they lie in. */
  within: AnyPgColumn;
  position: AnyPgColumn;
};

export const entriesInAlbum: Placed = {
  table: albumEntry,
  id: albumEntry.id,
  within: albumEntry.albumId,
  position: albumEntry.position,
};

export const blocksInExhibition: Placed = {
  table: exhibitionBlock,
  id: exhibitionBlock.id,
  within: exhibitionBlock.exhibitionId,
  position: exhibitionBlock.position,
};

/** Characters of a position from which on all are given new, short ones. */
const longestPosition = 100;

/** A place for a new row behind all others, those that were removed too. What it lies in is locked. */
export async function positionAtEnd(
  tx: Connection,
  placed: Placed,
  within: string,
): Promise<string> {
  return generateKeyBetween(await lastPosition(tx, placed, within), null);
}

/** As many places behind all others, in order. What they lie in is locked. */
export async function positionsAtEnd(
  tx: Connection,
  placed: Placed,
  within: string,
  count: number,
): Promise<string[]> {
  return generateNKeysBetween(await lastPosition(tx, placed, within), null, count);
}

/** As many places as rows are added to what is empty, in order. */
export function firstPositions(count: number): string[] {
  return generateNKeysBetween(null, null, count);
}

/**
 * A place right behind `after`, or before all others where that is null; null if what lies there is the row `moved`
 * already. Removed rows keep theirs, so that they can be put back. What they lie in is locked.
 *
 * @param moved the row that is moved; null for a new one
 */
export async function positionBehind(
  tx: Connection,
  { table, within, position }: Placed,
  inside: string,
  after: string | null,
  moved: { position: string } | null,
): Promise<string | null> {
  const [row] = await tx
    .select({ position: min(position) })
    .from(table)
    .where(and(eq(within, inside), after === null ? undefined : gt(position, after)));
  const next = (row?.position as string | null | undefined) ?? null;
  const isThere = moved !== null && (next === moved.position || after === moved.position);
  return isThere ? null : generateKeyBetween(after, next);
}

/** Whether a position has become so long that all should be renewed. */
export function isLong(position: string): boolean {
  return position.length > longestPosition;
}

/** Gives all rows short positions, in the same order; the result has them by id. What they lie in is locked. */
export async function renewPositions(
  tx: Connection,
  placed: Placed,
  within: string,
): Promise<Map<string, string>> {
  const { table, id, position } = placed;
  const rows = await tx
    .select({ id })
    .from(table)
    .where(eq(placed.within, within))
    .orderBy(asc(position));
  // All behind the last one there was: no two rows have one position at any time.
  const fresh = generateNKeysBetween(await lastPosition(tx, placed, within), null, rows.length);
  const ids = rows.map((row) => row.id as string);
  await tx.execute(sql`UPDATE ${table} SET position = fresh.position
    FROM unnest(${sql.param(ids)}::text[], ${sql.param(fresh)}::text[]) AS fresh (id, position)
    WHERE ${id} = fresh.id`);
  return new Map(ids.map((row, place) => [row, fresh[place] ?? ""]));
}

async function lastPosition(
  tx: Connection,
  { table, within, position }: Placed,
  inside: string,
): Promise<string | null> {
  const [row] = await tx
    .select({ position: max(position) })
    .from(table)
    .where(eq(within, inside));
  return (row?.position as string | null | undefined) ?? null;
}
