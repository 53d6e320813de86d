import { and, asc, eq, gt, max, min, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { generateKeyBetween, generateNKeysBetween } from "fractional-indexing";
import type { Connection } from "./connection.ts";
import { albumEntry } from "./tables/albums.ts";
import { exhibitionBlock } from "./tables/exhibitions.ts";

/** Table whose rows have an order within a parent, by fractional keys. */
export type Placed = {
  table: PgTable;
  id: AnyPgColumn;
  /** Column of the parent. */
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

/** Length of a position, in characters, above which all positions are renewed. */
const longestPosition = 100;

/** Returns a position after all other rows, including removed ones. The caller holds the parent's lock. */
export async function positionAtEnd(
  tx: Connection,
  placed: Placed,
  within: string,
): Promise<string> {
  return generateKeyBetween(await lastPosition(tx, placed, within), null);
}

/** Returns `count` positions after all other rows, in order. The caller holds the parent's lock. */
export async function positionsAtEnd(
  tx: Connection,
  placed: Placed,
  within: string,
  count: number,
): Promise<string[]> {
  return generateNKeysBetween(await lastPosition(tx, placed, within), null, count);
}

/** Returns positions for `count` rows of an empty parent, in order. */
export function firstPositions(count: number): string[] {
  return generateNKeysBetween(null, null, count);
}

/**
 * Returns the position directly after `after`, or before all other rows if that is null. Returns null if the row
 * `moved` is already there. Removed rows retain their positions, so that they can be restored. The caller holds the
 * parent's lock.
 *
 * @param moved the row to move; null for a new one
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

/** Returns whether a position is so long that all positions should be renewed. */
export function isLong(position: string): boolean {
  return position.length > longestPosition;
}

/**
 * Assigns short positions to all rows, in the same order. Returns them by row id. The caller holds the parent's lock.
 */
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
  // All new positions come after the last old one, so that no two rows ever share a position.
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
