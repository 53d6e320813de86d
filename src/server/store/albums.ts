import { and, eq, exists, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { albumColumns, isIn, isKept } from "./album-rows.ts";
import type { AlbumRow } from "./album-rows.ts";
import type { Connection } from "./connection.ts";
import { isOneOf } from "./is-one-of.ts";
import { keyWindow, writeCursor } from "./keyset.ts";
import type { KeyOrder } from "./keyset.ts";
import type { Page, PageOf } from "./page.ts";
import { album, albumEditor, albumEntry } from "./tables/albums.ts";
import { work } from "./tables/works.ts";
import { published } from "./works.ts";

const lastMade: KeyOrder = {
  name: "albums",
  columns: [{ key: sql`${album.id}`, type: "text" }],
  direction: "desc",
};

/** Returns albums in the order of `ids`, without checking who may see them; null where there is none. */
export async function albumsByIds(
  db: Connection,
  ids: readonly string[],
): Promise<(AlbumRow | null)[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(albumColumns)
    .from(album)
    .where(and(isOneOf(album.id, ids), isKept));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** Returns one page of the albums a member owns, last created first. Throws `BadCursor`. */
export function ownAlbumsPage(
  db: Connection,
  memberId: string,
  page: Page,
): Promise<PageOf<AlbumRow>> {
  return albumsPage(db, eq(album.ownerId, memberId), page);
}

/** Returns one page of other members' albums that a member may edit, last created first. Throws `BadCursor`. */
export function sharedAlbumsPage(
  db: Connection,
  memberId: string,
  page: Page,
): Promise<PageOf<AlbumRow>> {
  const editors = db
    .select()
    .from(albumEditor)
    .where(and(eq(albumEditor.albumId, album.id), eq(albumEditor.memberId, memberId)));
  return albumsPage(db, exists(editors), page);
}

/** Returns one page of the public albums with a published entry, last created first. Throws `BadCursor`. */
export function publicAlbumsPage(db: Connection, page: Page): Promise<PageOf<AlbumRow>> {
  const seen = db
    .select()
    .from(albumEntry)
    .innerJoin(work, eq(work.id, albumEntry.workId))
    .where(and(eq(albumEntry.albumId, album.id), isIn, published));
  // A literal as in the index definition: PostgreSQL would not use the partial index for a parameter.
  return albumsPage(db, and(sql`${album.visibility} = 'PUBLIC'`, exists(seen)), page);
}

/** Returns the cursor of an album in any of these lists. */
export function albumCursor({ id }: Pick<AlbumRow, "id">): string {
  return writeCursor(lastMade, [id]);
}

async function albumsPage(
  db: Connection,
  where: SQL | undefined,
  page: Page,
): Promise<PageOf<AlbumRow>> {
  const window = keyWindow(lastMade, page);
  const found = await db
    .select(albumColumns)
    .from(album)
    .where(and(where, isKept, window.where))
    .orderBy(window.orderBy)
    .limit(window.limit);
  return window.pageOf(found, ({ id }) => [id]);
}
