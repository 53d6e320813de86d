import { and, asc, count, desc, eq, sql } from "drizzle-orm";
import { entryColumns, isIn, isKept } from "./album-rows.ts";
import type { AlbumEntryRow } from "./album-rows.ts";
import type { Connection } from "./connection.ts";
import { isOneOf } from "./is-one-of.ts";
import { keyWindow, writeCursor } from "./keyset.ts";
import type { KeyOrder } from "./keyset.ts";
import type { Page, PageOf } from "./page.ts";
import { album, albumEditor, albumEntry } from "./tables/albums.ts";
import { work } from "./tables/works.ts";
import { published } from "./works.ts";

const inOrder: KeyOrder = {
  name: "album-entries",
  columns: [{ key: sql`${albumEntry.position}`, type: "text" }],
  direction: "asc",
};

/** Returns one page of the published entries of an album, in album order. Throws `BadCursor`. */
export async function entriesPage(
  db: Connection,
  albumId: string,
  page: Page,
): Promise<PageOf<AlbumEntryRow>> {
  const window = keyWindow(inOrder, page);
  const found = await seenEntries(db)
    .where(and(eq(albumEntry.albumId, albumId), isIn, published, window.where))
    .orderBy(window.orderBy)
    .limit(window.limit);
  return window.pageOf(found, ({ position }) => [position]);
}

/** Returns the cursor of an entry in its album. */
export function entryCursor({ position }: Pick<AlbumEntryRow, "position">): string {
  return writeCursor(inOrder, [position]);
}

/** Returns the entries whose works are no longer published, in album order. */
export function missingEntries(db: Connection, albumId: string): Promise<AlbumEntryRow[]> {
  return db
    .select(entryColumns)
    .from(albumEntry)
    .leftJoin(work, eq(work.id, albumEntry.workId))
    .where(and(eq(albumEntry.albumId, albumId), isIn, sql`(${published}) IS NOT TRUE`))
    .orderBy(asc(albumEntry.position));
}

/**
 * Returns entries in the order of `ids`, without checking who may see them; null for ids without an entry in an album.
 */
export async function entriesByIds(
  db: Connection,
  ids: readonly string[],
): Promise<(AlbumEntryRow | null)[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(entryColumns)
    .from(albumEntry)
    .innerJoin(album, eq(album.id, albumEntry.albumId))
    .where(and(isOneOf(albumEntry.id, ids), isIn, isKept));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** Returns the ids of all entries of an album, including removed entries that a member can still restore. */
export async function allEntryIds(db: Connection, albumId: string): Promise<string[]> {
  const rows = await db
    .select({ id: albumEntry.id })
    .from(albumEntry)
    .where(eq(albumEntry.albumId, albumId));
  return rows.map(({ id }) => id);
}

/** Returns the number of published entries for each album, in the order of `albumIds`. */
export async function entryCounts(db: Connection, albumIds: readonly string[]): Promise<number[]> {
  if (albumIds.length === 0) return [];
  const rows = await db
    .select({ albumId: albumEntry.albumId, count: count() })
    .from(albumEntry)
    .innerJoin(work, eq(work.id, albumEntry.workId))
    .where(and(isOneOf(albumEntry.albumId, albumIds), isIn, published))
    .groupBy(albumEntry.albumId);
  const byAlbum = new Map(rows.map((row) => [row.albumId, row.count]));
  return albumIds.map((id) => byAlbum.get(id) ?? 0);
}

/**
 * Returns the cover entry of each album, in the order of `albumIds`: the selected entry, or the first one; null for an
 * empty album.
 */
export async function coversOf(
  db: Connection,
  albumIds: readonly string[],
): Promise<(AlbumEntryRow | null)[]> {
  if (albumIds.length === 0) return [];
  const rows = await db
    .selectDistinctOn([albumEntry.albumId], entryColumns)
    .from(albumEntry)
    .innerJoin(work, eq(work.id, albumEntry.workId))
    .innerJoin(album, eq(album.id, albumEntry.albumId))
    .where(and(isOneOf(albumEntry.albumId, albumIds), isIn, published))
    .orderBy(
      albumEntry.albumId,
      desc(sql`${albumEntry.id} IS NOT DISTINCT FROM ${album.coverEntryId}`),
      asc(albumEntry.position),
    );
  const byAlbum = new Map(rows.map((row) => [row.albumId, row]));
  return albumIds.map((id) => byAlbum.get(id) ?? null);
}

/** Returns the entries for a work, or a detail of it, in the albums a member may edit: at most one per album. */
export function entriesWith(
  db: Connection,
  memberId: string,
  { workId, view }: { workId: string; view: string | null },
): Promise<AlbumEntryRow[]> {
  const edits = sql`EXISTS (SELECT FROM ${albumEditor} WHERE ${albumEditor.albumId} = ${album.id}
    AND ${albumEditor.memberId} = ${memberId})`;
  return db
    .select(entryColumns)
    .from(albumEntry)
    .innerJoin(album, eq(album.id, albumEntry.albumId))
    .where(
      and(
        eq(albumEntry.workId, workId),
        sql`${albumEntry.view} IS NOT DISTINCT FROM ${view}`,
        isIn,
        isKept,
        sql`(${album.ownerId} = ${memberId} OR ${edits})`,
      ),
    )
    .orderBy(desc(albumEntry.albumId));
}

function seenEntries(db: Connection) {
  return db
    .select(entryColumns)
    .from(albumEntry)
    .innerJoin(work, eq(work.id, albumEntry.workId))
    .$dynamic();
}
