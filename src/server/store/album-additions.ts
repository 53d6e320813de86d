import { and, eq, sql } from "drizzle-orm";
import { lockAlbum } from "./album-access.ts";
import type { AlbumRefusal } from "./album-access.ts";
import { noteAlbumChange } from "./album-changes.ts";
import { countOf } from "./album-entry-edits.ts";
import { albumLimits } from "./album-limits.ts";
import { entryColumns, isIn } from "./album-rows.ts";
import type { AlbumEntryRow, AlbumRow } from "./album-rows.ts";
import type { Connection, Database } from "./connection.ts";
import { newId } from "./ids.ts";
import { entriesInAlbum, positionAtEnd } from "./positions.ts";
import { albumEntry } from "./tables/albums.ts";
import { work } from "./tables/works.ts";
import { published } from "./works.ts";

/** Entry to add: a work, or a detail of it if `view` is set. */
export type Addition = { workId: string; view: string | null; caption: string | null };

/** Album after the addition, with the entry, or `full` if the album had no room for it. */
export type AdditionResult =
  | { outcome: "added" | "already-in"; album: AlbumRow; entry: AlbumEntryRow }
  | { outcome: "full"; album: AlbumRow };

export type AdditionsResult =
  | { outcome: "done"; albums: AdditionResult[] }
  | { outcome: "no-such-work" }
  | AlbumRefusal;

/**
 * Appends a published work, or a detail of it, to several albums. Skips albums that already contain it and albums that
 * are full. If the member may not edit one of the albums, the function changes none.
 */
export async function addToAlbums(
  db: Database,
  memberId: string,
  albumIds: readonly string[],
  addition: Addition,
): Promise<AdditionsResult> {
  // Lock the albums in one order, so that two concurrent additions to the same albums cannot deadlock.
  const ids = [...new Set(albumIds)].sort();
  return db.transaction(async (tx): Promise<AdditionsResult> => {
    // Lock the member before the albums, in the same order as a sign-in does. A user without a member row may edit no
    // album.
    await tx.execute(sql`SELECT FROM member WHERE id = ${memberId} FOR UPDATE`);
    if (!(await isPublished(tx, addition.workId))) return { outcome: "no-such-work" };
    const held: AlbumRow[] = [];
    for (const id of ids) {
      const locked = await lockAlbum(tx, id, memberId, "EDIT");
      if (locked.outcome !== "locked") return locked;
      held.push(locked.album);
    }
    const albums: AdditionResult[] = [];
    for (const album of held) albums.push(await addTo(tx, memberId, album, addition));
    return { outcome: "done", albums };
  });
}

async function addTo(
  tx: Connection,
  memberId: string,
  album: AlbumRow,
  addition: Addition,
): Promise<AdditionResult> {
  const [known] = await tx
    .select(entryColumns)
    .from(albumEntry)
    .where(
      and(
        eq(albumEntry.albumId, album.id),
        eq(albumEntry.workId, addition.workId),
        sql`${albumEntry.view} IS NOT DISTINCT FROM ${addition.view}`,
        isIn,
      ),
    );
  if (known) return { outcome: "already-in", album, entry: known };
  if ((await countOf(tx, album.id)) >= albumLimits.entries) return { outcome: "full", album };
  const position = await positionAtEnd(tx, entriesInAlbum, album.id);
  const [entry] = await tx
    .insert(albumEntry)
    .values({ ...addition, id: newId(), albumId: album.id, position, addedBy: memberId })
    .returning(entryColumns);
  if (!entry) throw new Error("The database returned no entry.");
  return { outcome: "added", album: await noteAlbumChange(tx, album, [entry.id]), entry };
}

async function isPublished(tx: Connection, workId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: work.id })
    .from(work)
    .where(and(eq(work.id, workId), published));
  return rows.length > 0;
}
