import { and, asc, eq, gt, max, min, sql } from "drizzle-orm";
import { generateKeyBetween, generateNKeysBetween } from "fractional-indexing";
import type { Connection } from "./connection.ts";
import { albumEntry } from "./tables/albums.ts";

/** Characters of a position from which on all entries are given new, short ones. */
const longestPosition = 100;

/** A place for a new entry behind all others, those that were removed too. The album is locked. */
export async function positionAtEnd(tx: Connection, albumId: string): Promise<string> {
  return generateKeyBetween(await lastPosition(tx, albumId), null);
}

/** As many places as entries are added to an album that is empty, in order. */
export function firstPositions(count: number): string[] {
  return generateNKeysBetween(null, null, count);
}

/**
 * A place right behind `after`, or before all others where that is null; null if what lies there is the entry
 * `moved` already. Removed entries keep theirs, so that they can be put back. The album is locked.
 */
export async function positionBehind(
  tx: Connection,
  albumId: string,
  after: string | null,
  moved: { position: string },
): Promise<string | null> {
  const [row] = await tx
    .select({ position: min(albumEntry.position) })
    .from(albumEntry)
    .where(
      and(
        eq(albumEntry.albumId, albumId),
        after === null ? undefined : gt(albumEntry.position, after),
      ),
    );
  const next = row?.position ?? null;
  return next === moved.position || after === moved.position
    ? null
    : generateKeyBetween(after, next);
}

/** Whether a position has become so long that all should be renewed. */
export function isLong(position: string): boolean {
  return position.length > longestPosition;
}

/** Gives all entries of an album short positions, in the same order; the result has them by id. The album is locked. */
export async function renewPositions(
  tx: Connection,
  albumId: string,
): Promise<Map<string, string>> {
  const rows = await tx
    .select({ id: albumEntry.id })
    .from(albumEntry)
    .where(eq(albumEntry.albumId, albumId))
    .orderBy(asc(albumEntry.position));
  // All behind the last one there was: no two entries have one position at any time.
  const fresh = generateNKeysBetween(await lastPosition(tx, albumId), null, rows.length);
  const ids = rows.map(({ id }) => id);
  await tx.execute(sql`UPDATE album_entry SET position = fresh.position
    FROM unnest(${sql.param(ids)}::text[], ${sql.param(fresh)}::text[]) AS fresh (id, position)
    WHERE album_entry.id = fresh.id`);
  return new Map(ids.map((id, place) => [id, fresh[place] ?? ""]));
}

async function lastPosition(tx: Connection, albumId: string): Promise<string | null> {
  const [row] = await tx
    .select({ position: max(albumEntry.position) })
    .from(albumEntry)
    .where(eq(albumEntry.albumId, albumId));
  return row?.position ?? null;
}
